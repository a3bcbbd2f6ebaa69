import { createHmac, randomInt } from 'node:crypto'

import { ApiProblem, fieldProblem } from '../../../base/http/problem.ts'
import { newId } from '../../../base/ids.ts'
import { after, DAY_MS, MINUTE_MS, SECOND_MS, type Clock } from '../../../base/time/clock.ts'
import { KEPT } from '../../../base/time/retention.ts'
import { findUserByTarget } from '../repository/users.ts'
import {
  countCodesSince,
  findLatestCodeId,
  findTimeOfLatestCode,
  insertCode,
  lockTarget,
  takeCode,
  tryCode,
} from '../repository/verificationCodes.ts'
import { normaliseTarget } from '../target.ts'

import type { Language } from '../../../contracts/enumerations.ts'
import type { VerificationPurpose } from '../../../contracts/passport.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import type { CodeSender } from './codeSender.ts'

const RESEND_MS = 60 * SECOND_MS
const MAX_CODES_PER_DAY = 10
const CODE_LIFE_MS = KEPT.codeMinutes * MINUTE_MS
const MAX_WRONG_TRIES = 5

/** Purposes whose code is of use only to the holder of an account. */
const FOR_ACCOUNTS: readonly VerificationPurpose[] = ['LOGIN', 'RESET_PASSWORD']

/** Codes that prove that a mobile number or e-mail address belongs to whoever enters them. */
export interface VerificationService {
  /**
   * Makes a code and sends it. A target without an account is sent nothing where the purpose needs one, but the
   * answer and the limits are the same.
   *
   * @returns seconds until another code may be asked for
   * @throws ApiProblem 429 CodeResendTooSoon, CodeDailyLimit
   */
  send(target: string, purpose: VerificationPurpose, language: Language): Promise<{ resendAfter: number }>
  /**
   * Checks a code and counts a wrong one; five wrong ones make the code useless.
   *
   * @returns the code's ID, for `use`
   * @throws ApiProblem 400 InvalidCode
   */
  check(target: string, purpose: VerificationPurpose, code: string): Promise<string>
  /** Uses a checked code up, together with what it was for. */
  use(tx: Transaction, codeId: string): Promise<void>
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly sender: CodeSender
  /** Keys the hashes of codes: six digits alone could be guessed from a plain hash. */
  readonly hashKey: Uint8Array
}

export function createVerificationService({ db, clock, sender, hashKey }: Dependencies): VerificationService {
  const hashOf = (target: string, purpose: VerificationPurpose, code: string): string =>
    createHmac('sha256', hashKey).update(`${purpose}:${target}:${code}`).digest('hex')

  return {
    send: async (rawTarget, purpose, language) => {
      const target = normaliseTarget(rawTarget)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const now = clock.now()
      await db.transaction(async (tx) => {
        // Or two requests at once would both find the limit not reached.
        await lockTarget(tx, target)
        await refuseOverLimit(tx, target, now)
        await insertCode(tx, {
          id: newId(now),
          target,
          purpose,
          codeHash: hashOf(target, purpose, code),
          creationTime: now,
          expirationTime: after(now, CODE_LIFE_MS),
        })
      })
      const isWanted = !FOR_ACCOUNTS.includes(purpose) || (await findUserByTarget(db, target)) !== undefined
      if (isWanted) sender.send({ target, code, purpose, language, lifeMinutes: CODE_LIFE_MS / MINUTE_MS })
      return { resendAfter: RESEND_MS / SECOND_MS }
    },

    check: async (rawTarget, purpose, code) => {
      const target = normaliseTarget(rawTarget)
      // Only the latest code of a purpose counts.
      const latest = await findLatestCodeId(db, target, purpose)
      const terms = { maxWrongTries: MAX_WRONG_TRIES, now: clock.now() }
      const isRight =
        latest !== undefined && (await tryCode(db, latest, hashOf(target, purpose, code), terms))
      if (!isRight) throw invalidCode()
      return latest
    },

    use: async (tx, codeId) => {
      if (!(await takeCode(tx, codeId))) throw invalidCode()
    },
  }
}

function invalidCode(): ApiProblem {
  return fieldProblem(400, 'InvalidCode', 'code')
}

async function refuseOverLimit(tx: Transaction, target: string, now: Date): Promise<void> {
  const { count, latest } = await countCodesSince(tx, target, after(now, -DAY_MS))
  if (!latest) return
  const waitMs = RESEND_MS - (now.getTime() - latest.getTime())
  if (waitMs > 0) throw tooMany('CodeResendTooSoon', Math.ceil(waitMs / SECOND_MS))
  if (count < MAX_CODES_PER_DAY) return
  // Another may be sent a day after the first of those that count.
  const first = await findTimeOfLatestCode(tx, target, MAX_CODES_PER_DAY)
  const freeMs = after(first ?? now, DAY_MS).getTime() - now.getTime()
  throw tooMany('CodeDailyLimit', Math.ceil(freeMs / SECOND_MS))
}

function tooMany(code: 'CodeResendTooSoon' | 'CodeDailyLimit', seconds: number): ApiProblem {
  return new ApiProblem(429, code, { params: { seconds }, retryAfterSeconds: seconds })
}
