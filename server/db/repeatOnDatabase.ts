import { repeat } from '../base/process/repeat.ts'
import { reasonOf } from './errorRecord.ts'
import { isOutage } from './outage.ts'

import type { FastifyBaseLogger } from 'fastify'

interface Job {
  readonly name: string
  readonly pauseMs: number
  readonly log: FastifyBaseLogger
}

/**
 * Repeats a piece of work, never twice at once. A round that fails is logged, and the next one still runs. While the
 * database is away, the log says so once instead of every round, and again when it's back.
 *
 * @returns a function that stops the repetition and waits for the current round
 */
export function repeatOnDatabase(
  { name, pauseMs, log }: Job,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let isAway = false
  const round = async (): Promise<void> => {
    await work()
    if (isAway) log.info(`${name} goes on`)
    isAway = false
  }
  const failed = (error: unknown): void => {
    if (!isOutage(error)) log.error({ err: error }, `${name} failed`)
    else if (!isAway) log.warn({ reason: reasonOf(error) }, `${name} is held up by an outage`)
    isAway ||= isOutage(error)
  }
  return repeat(pauseMs, round, failed)
}
