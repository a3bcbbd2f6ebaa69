import { ApiProblem } from '../../../base/http/problem.ts'
import { after, DAY_MS, MINUTE_MS, SECOND_MS } from '../../../base/time/clock.ts'
import { isKnownDevice } from '../askers.ts'
import { growingDelay } from '../growingDelay.ts'

/** One asker waits 60 seconds from code to code, and has ten a day. */
export const RESEND_MS = 60 * SECOND_MS
const MAX_CODES_PER_DAY = 10

/**
 * Strangers, however many, have ten codes a day to one target. Then they wait: a minute, then twice as long after each
 * code, up to two hours. That makes at most 30 codes a day. The same goes for known devices: whoever once knew the
 * password can have signed in on any number of them.
 */
const OF_A_KIND = { free: 10, firstMs: MINUTE_MS, maxMs: 120 * MINUTE_MS }

/** A code that was sent to a target. */
export interface SentCode {
  readonly asker: string
  readonly time: Date
}

/**
 * @param sent the codes of the last day to the target, latest first
 * @throws ApiProblem 429 CodeResendTooSoon, CodeDailyLimit, CodeRequestedTooOften
 */
export function refuseOverLimit(sent: readonly SentCode[], asker: string, now: Date): void {
  const own = sent.filter((code) => code.asker === asker)
  refuseUntil('CodeResendTooSoon', own[0], RESEND_MS, now)
  // The next one may come a day after the tenth latest.
  refuseUntil('CodeDailyLimit', own[MAX_CODES_PER_DAY - 1], DAY_MS, now)
  const ofKind = sent.filter((code) => isKnownDevice(code.asker) === isKnownDevice(asker))
  refuseUntil('CodeRequestedTooOften', ofKind[0], growingDelay(ofKind.length, OF_A_KIND), now)
}

function refuseUntil(
  code: 'CodeResendTooSoon' | 'CodeDailyLimit' | 'CodeRequestedTooOften',
  since: SentCode | undefined,
  delayMs: number,
  now: Date,
): void {
  const waitMs = since ? after(since.time, delayMs).getTime() - now.getTime() : 0
  if (waitMs <= 0) return
  const seconds = Math.ceil(waitMs / SECOND_MS)
  const minutes = Math.ceil(waitMs / MINUTE_MS)
  throw new ApiProblem(429, code, { params: { seconds, minutes }, retryAfterSeconds: seconds })
}
