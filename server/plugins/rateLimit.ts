import rateLimitPlugin, {
  type FastifyRateLimitStore,
  type FastifyRateLimitStoreCtor,
} from '@fastify/rate-limit'

import { ApiProblem } from '../base/http/problem.ts'
import { callCounter, type SharedCounters } from './rateCounters.ts'

import type { Clock } from '../base/time/clock.ts'
import type { App } from '../base/http/app.ts'

/** So many calls from one address within a window of milliseconds. */
export interface Limit {
  readonly max: number
  readonly timeWindow: number
}

/** The buckets: a generous one for every call, and stricter ones of their own. */
export interface RateLimits {
  readonly general: Limit
  readonly passport: Limit & { readonly groupId: string }
  readonly verificationCode: Limit & { readonly groupId: string }
  readonly upload: Limit & { readonly groupId: string }
  readonly shortLink: Limit & { readonly groupId: string }
  readonly tracking: Limit & { readonly groupId: string }
}

/** How many calls of the general bucket are counted with one write. */
const GENERAL_STEP = 10

/** Limits calls by client address; several processes share the count. */
export async function rateLimit(
  app: App,
  counters: SharedCounters,
  clock: Clock,
  limits: RateLimits,
): Promise<void> {
  await app.register(rateLimitPlugin, {
    ...limits.general,
    store: sharedStore(counters, clock, GENERAL_STEP),
    allowList: (request) => !request.url.startsWith('/api/'),
    errorResponseBuilder: (_request, { ttl }) => {
      const seconds = Math.ceil(ttl / 1000)
      return new ApiProblem(429, 'TooManyRequests', { params: { seconds }, retryAfterSeconds: seconds })
    },
  })
}

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
