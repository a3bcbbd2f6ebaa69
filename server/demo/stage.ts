import { join } from 'node:path'

import { SEED_PICTURES_DIR } from '../assets.ts'
import { after, DAY_MS, type Clock } from '../base/time/clock.ts'

import type { Customer } from '../base/http/app.ts'
import type { Transaction } from '../db/client.ts'
import type { Services } from '../services/index.ts'

/** What the demo's history is played on: the real services, with a clock that is set to each moment of it. */
export interface Stage {
  readonly tx: Transaction
  readonly services: Services
  readonly clock: Clock
  readonly customer: Customer
  /** Of the demo customer. */
  readonly idCode: string
}

/** Something that happened this many days ago. The steps of a story are in chronological order. */
export interface Step {
  readonly daysAgo: number
  play(stage: Stage): Promise<unknown>
}

/** A clock that only moves when it is set. */
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

/** Plays the steps of all stories in chronological order. */
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
  const picture = {
    name: `${name}.webp`,
    path: join(SEED_PICTURES_DIR, `${name}.webp`),
    type: 'image/webp',
  } as const
  const [file] = await services.upload.store(customer, [picture], false)
  if (!file) throw new Error(`the picture ${name} was not stored`)
  return file.url
}

/** The ID of the demo customer's parcel with this tracking number. */
export async function parcelIdOf({ services, customer }: Stage, expressNumber: string): Promise<string> {
  const request = { filter: expressNumber, maxResultCount: 1 }
  const [parcel] = (await services.parcel.list(customer, request, 'zh-Hans')).items
  if (!parcel) throw new Error(`the demo has no parcel ${expressNumber}`)
  return parcel.id
}
