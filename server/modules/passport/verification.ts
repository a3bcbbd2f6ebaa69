import { createHmac, randomInt } from 'node:crypto'

import { and, count, desc, eq, gt, lt, max, sql } from 'drizzle-orm'

import { after, DAY_MS, MINUTE_MS, SECOND_MS, type Clock } from '../../base/time/clock.ts'
import { verificationCodes } from '../../db/schema/index.ts'
import { newId } from '../../base/ids.ts'
import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'
import { findUserByTarget } from './repository.ts'
import { normaliseTarget } from './target.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { VerificationPurpose } from '../../contracts/passport.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { CodeSender } from './codeSender.ts'

const RESEND_MS = 60 * SECOND_MS
const MAX_CODES_PER_DAY = 10
const CODE_LIFE_MS = 10 * MINUTE_MS
const MAX_WRONG_TRIES = 5

/** Purposes whose code is of use only to the holder of an account. */
const FOR_ACCOUNTS: readonly VerificationPurpose[] = ['LOGIN', 'RESET_PASSWORD']

export interface VerificationService {
  /**
   * Makes a code and sends it. For a target without an account nothing is sent where an account is needed,
   * but the answer and the limits are the same.
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
        // Two requests for one target take turns, or both would find the limit not reached.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${target}))`)
        await refuseOverLimit(tx, target, now)
        await tx.insert(verificationCodes).values({
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
      const isRight = sql<boolean>`${verificationCodes.codeHash} = ${hashOf(target, purpose, code)}`
      const latest = await latestCodeId(db, target, purpose)
      if (latest === undefined) throw fieldProblem(400, 'InvalidCode', 'code')
      const [checked] = await db
        .update(verificationCodes)
        .set({ wrongTries: sql`${verificationCodes.wrongTries} + case when ${isRight} then 0 else 1 end` })
        .where(
          and(
            eq(verificationCodes.id, latest),
            eq(verificationCodes.isUsed, false),
            lt(verificationCodes.wrongTries, MAX_WRONG_TRIES),
            gt(verificationCodes.expirationTime, clock.now()),
          ),
        )
        .returning({ isRight })
      if (!checked?.isRight) throw fieldProblem(400, 'InvalidCode', 'code')
      return latest
    },

    use: async (tx, codeId) => {
      const used = await tx
        .update(verificationCodes)
        .set({ isUsed: true })
        .where(and(eq(verificationCodes.id, codeId), eq(verificationCodes.isUsed, false)))
        .returning({ id: verificationCodes.id })
      if (used.length === 0) throw fieldProblem(400, 'InvalidCode', 'code')
    },
  }
}

/** Only the newest code of a purpose counts. */
async function latestCodeId(
  db: Database,
  target: string,
  purpose: VerificationPurpose,
): Promise<string | undefined> {
  const [latest] = await db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.target, target), eq(verificationCodes.purpose, purpose)))
    .orderBy(desc(verificationCodes.creationTime), desc(verificationCodes.id))
    .limit(1)
  return latest?.id
}

async function refuseOverLimit(tx: Transaction, target: string, now: Date): Promise<void> {
  const [sent] = await tx
    .select({ count: count(), latest: max(verificationCodes.creationTime) })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.target, target), gt(verificationCodes.creationTime, after(now, -DAY_MS))))
  if (!sent?.latest) return
  const waitMs = RESEND_MS - (now.getTime() - sent.latest.getTime())
  if (waitMs > 0) throw tooMany('CodeResendTooSoon', Math.ceil(waitMs / SECOND_MS))
  if (sent.count < MAX_CODES_PER_DAY) return
  // The next one may go out a day after the first of those that count.
  const [last] = await tx
    .select({ time: verificationCodes.creationTime })
    .from(verificationCodes)
    .where(eq(verificationCodes.target, target))
    .orderBy(desc(verificationCodes.creationTime))
    .offset(MAX_CODES_PER_DAY - 1)
    .limit(1)
  const freeMs = after(last?.time ?? now, DAY_MS).getTime() - now.getTime()
  throw tooMany('CodeDailyLimit', Math.ceil(freeMs / SECOND_MS))
}

function tooMany(code: 'CodeResendTooSoon' | 'CodeDailyLimit', seconds: number): ApiProblem {
  return new ApiProblem(429, code, { params: { seconds }, retryAfterSeconds: seconds })
}
