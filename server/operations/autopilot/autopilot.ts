import { SECOND_MS } from '../../base/time/clock.ts'
import { isOutage } from '../../db/outage.ts'
import { repeatOnDatabase } from '../../db/repeatOnDatabase.ts'
import { orderChores } from './orders.ts'
import { parcelChores } from './parcels.ts'
import { afterSalesChores, claimChores, topupChores } from './reviews.ts'
import { serviceChores } from './services.ts'

import type { FastifyBaseLogger } from 'fastify'

import type { OnlyOne } from '../../db/onlyOne.ts'
import type { AutopilotContext, FindChores } from './chore.ts'

interface Dependencies extends AutopilotContext {
  readonly log: FastifyBaseLogger
}

/** What the autopilot does, from the door to the customer. */
const PARTS: readonly FindChores[] = [
  parcelChores,
  serviceChores,
  orderChores,
  topupChores,
  claimChores,
  afterSalesChores,
]

const TICK_MS = 2 * SECOND_MS

/**
 * Plays the warehouse's staff: does what they would do, seconds after it could be done.
 *
 * @returns a function that stops it once the current chore has ended
 */
export function startAutopilot(
  dependencies: Dependencies & { readonly onlyOne: OnlyOne },
): () => Promise<void> {
  const { log, onlyOne, speed } = dependencies
  let isStopping = false
  const stop = repeatOnDatabase({ name: 'autopilot', pauseMs: TICK_MS / speed, log }, () =>
    onlyOne('autopilot', () => doDueChores(dependencies, () => isStopping)),
  )
  return () => {
    isStopping = true
    return stop()
  }
}

/** One round: everything that has waited long enough takes its next step. */
export async function doDueChores(dependencies: Dependencies, isStopping = () => false): Promise<void> {
  for (const findChores of PARTS) {
    for (const chore of await findChores(dependencies)) {
      if (isStopping()) return
      try {
        await chore()
      } catch (error) {
        if (isOutage(error)) throw error
        // The customer may have cancelled it, or staff may have done it first.
        dependencies.log.warn({ err: error }, 'the autopilot skipped a chore')
      }
    }
  }
}
