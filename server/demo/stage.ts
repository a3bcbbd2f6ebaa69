import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { SEED_PICTURES_DIR } from '../assets.ts'
import { after, DAY_MS, type Clock } from '../base/time/clock.ts'

import type { Transaction } from '../db/client.ts'
import type { Customer } from '../base/http/app.ts'
import type { Services } from '../services/index.ts'

/** Where the demo's past is played: the real services, on a clock that is moved through it. */
export interface Stage {
  readonly tx: Transaction
  readonly services: Services
  readonly clock: Clock
  readonly customer: Customer
  /** Of the demo customer, as it is on parcels. */
  readonly idCode: string
}

/** Something that happened so many days ago. Steps of one story are in its order. */
export interface Step {
  readonly daysAgo: number
  play(stage: Stage): Promise<unknown>
}

/** A clock that stands still until it is set. */
export interface StoryClock extends Clock {
  setDaysAgo(days: number): void
}

export function createStoryClock(present: Date): StoryClock {
  let now = present
  return {
    now: () => now,
    setDaysAgo: (days) => {
      now = after(present, -days * DAY_MS)
    },
  }
}

/** Plays steps of many stories in the order in which they happened. */
export async function playSteps(stage: Stage, clock: StoryClock, steps: readonly Step[]): Promise<void> {
  const inOrder = [...steps].sort((a, b) => b.daysAgo - a.daysAgo)
  for (const step of inOrder) {
    clock.setDaysAgo(step.daysAgo)
    await step.play(stage)
  }
  clock.setDaysAgo(0)
}

/** Uploads a seeded picture as the demo customer would. */
export async function uploadPicture({ services, customer }: Stage, name: string): Promise<string> {
  const content = await readFile(join(SEED_PICTURES_DIR, `${name}.webp`))
  const [file] = await services.upload.store(customer, [{ name: `${name}.webp`, content }], false)
  if (!file) throw new Error(`the picture ${name} was not kept`)
  return file.url
}
