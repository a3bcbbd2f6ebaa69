import rateLimitPlugin, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit'
import fp from 'fastify-plugin'

import { isForApi } from '../base/http/address.ts'
import { clientOf } from '../base/http/asker.ts'
import { ApiProblem } from '../base/http/problem.ts'
import { callCounter, type SharedCounters } from '../base/rateCounters/callCounter.ts'

import type { App } from '../base/http/app.ts'
import type { Clock } from '../base/time/clock.ts'
import type { LimitName } from '../contracts/call.ts'

/** How many calls one address may make within a window of milliseconds. */
export interface Limit {
  readonly max: number
  readonly timeWindow: number
}

/** A limit with a count of its own, beside the general one. */
type OwnLimit = Limit & { readonly groupId: string }

/** The general limit, for every call, and stricter ones by name. */
export interface RateLimits extends Readonly<Record<LimitName, OwnLimit>> {
  readonly general: Limit
}

/** How many calls one write counts, for the general limit. */
const GENERAL_STEP = 10

interface RateLimitOptions {
  readonly counters: SharedCounters
  readonly clock: Clock
  readonly limits: RateLimits
}

/** Limits calls by client address; several processes share the count. */
export const rateLimit = fp(async function rateLimit(
  app: App,
  { counters, clock, limits }: RateLimitOptions,
) {
  await app.register(rateLimitPlugin, {
    ...limits.general,
    store: sharedStore(counters, clock, GENERAL_STEP),
    keyGenerator: clientOf,
    allowList: (request) => !isForApi(request),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000)
      return new ApiProblem(429, 'TooManyRequests', { params: { seconds }, retryAfterSeconds: seconds })
    },
  })
})

function sharedStore(counters: SharedCounters, clock: Clock, step: number): FastifyRateLimitStoreCtor {
  const count = callCounter(counters, clock, step)
  return class SharedStore implements FastifyRateLimitStore {
    incr(key: string, done: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow: number): void {
      count(key, timeWindow).then(
        (result) => done(null, result),
        (error: Error) => done(error),
      )
    }

    child(): FastifyRateLimitStore {
      return new (sharedStore(counters, clock, 1))({})
    }
  }
}
