import { clientOf } from '../base/http/asker.ts'
import { ApiProblem } from '../base/http/problem.ts'
import { NoTurn, turns, type Share } from '../base/process/turns.ts'
import { SECOND_MS } from '../base/time/clock.ts'

import type { FastifyRequest } from 'fastify'

import type { Call } from '../contracts/call.ts'

/**
 * Less than half of the database's connections, and about what the app asks for at once when a page opens: two customers
 * whose calls all wait for a lock leave some to the others.
 */
const SHARE: Share = { atOnce: 4, waiting: 100, waitMs: 5 * SECOND_MS }

/** Runs a call once its caller has few enough others running. */
export type FairShare = <T>(contract: Call, request: FastifyRequest, work: () => Promise<T>) => Promise<T>

/**
 * Nobody takes more than their share of the process, whatever they send at once: a customer, or an address where nobody is
 * signed in. Staff are trusted. An upload spends its time on the way here, without the database.
 *
 * @throws ApiProblem 429 TooManyRequests
 */
export function createFairShare(share = SHARE): FairShare {
  const inTurn = turns(share)
  const seconds = share.waitMs / SECOND_MS

  return async (contract, request, work) => {
    const { caller } = request
    const isFree = caller?.kind === 'operator' || contract.limit === 'none' || contract.consumes !== undefined
    if (isFree) return work()
    try {
      return await inTurn(caller?.userId ?? clientOf(request), work)
    } catch (error) {
      if (!(error instanceof NoTurn)) throw error
      throw new ApiProblem(429, 'TooManyRequests', { params: { seconds }, retryAfterSeconds: seconds })
    }
  }
}
