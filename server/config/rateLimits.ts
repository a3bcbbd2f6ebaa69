import { MINUTE_MS } from '../base/time/clock.ts'
import { integer, type Environment } from './environment.ts'

import type { RateLimits } from '../plugins/rateLimit.ts'

const RANGE = { minimum: 1, maximum: 1_000_000 }

export function readRateLimits(env: Environment): RateLimits {
  return rateLimitsOf({
    general: integer(env, 'RATE_LIMIT', { fallback: 600, ...RANGE }),
    passport: integer(env, 'RATE_LIMIT_PASSPORT', { fallback: 30, ...RANGE }),
  })
}

/** All limits, in calls per minute and client address, from the two that can be configured. */
export function rateLimitsOf({ general, passport }: { general: number; passport: number }): RateLimits {
  const perMinute = (max: number, groupId: string) => ({ max, timeWindow: MINUTE_MS, groupId })
  return {
    general: { max: general, timeWindow: MINUTE_MS },
    passport: perMinute(passport, 'passport'),
    verificationCode: perMinute(Math.ceil(passport / 3), 'verification-code'),
    upload: perMinute(passport * 2, 'upload'),
    shortLink: perMinute(passport * 2, 'short-link'),
    tracking: perMinute(passport * 2, 'tracking'),
  }
}
