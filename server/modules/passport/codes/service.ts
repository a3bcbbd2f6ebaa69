import { createHmac, randomInt } from 'node:crypto'

import { fieldProblem, type ApiProblem } from '../../../base/http/problem.ts'
import { newId } from '../../../base/ids.ts'
import { after, DAY_MS, MINUTE_MS, SECOND_MS, type Clock } from '../../../base/time/clock.ts'
import { KEPT } from '../../../base/time/retention.ts'
import { findUserByTarget } from '../repository/users.ts'
import {
  insertCode,
  listCodesSince,
  lockTarget,
  takeCode,
  tryCodes,
} from '../repository/verificationCodes.ts'
import { readTarget } from '../target.ts'
import { refuseOverLimit, RESEND_MS } from './sending.ts'

import type { Asker } from '../../../base/http/asker.ts'
import type { Language } from '../../../contracts/enumerations.ts'
import type { VerificationPurpose } from '../../../contracts/passport.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import type { Askers } from '../askers.ts'
import type { CodeSender } from './codeSender.ts'

const CODE_LIFE_MS = KEPT.codeMinutes * MINUTE_MS
const MAX_WRONG_TRIES = 5
const MAX_FOREIGN_TRIES = 3

/** Purposes whose code is useless without an account. */
const FOR_ACCOUNTS: readonly VerificationPurpose[] = ['LOGIN', 'RESET_PASSWORD']

/** Codes that prove that a mobile number or e-mail address belongs to whoever enters them. */
export interface VerificationService {
  /**
   * Makes a code and sends it. A target without an account is sent nothing where the purpose needs one, but the
   * answer and the limits are the same.
   *
   * @returns seconds until another code may be asked for
   * @throws ApiProblem 400 Validation
   * @throws ApiProblem 429 CodeResendTooSoon, CodeDailyLimit, CodeRequestedTooOften
   */
  send(
    target: string,
    purpose: VerificationPurpose,
    language: Language,
    asker: Asker,
  ): Promise<{ resendAfter: number }>
  /**
   * Checks a code. Of each asker the latest code counts. Whoever asked for it has five tries at it, and everybody else
   * three together: no stranger can spoil an owner's code, and an owner whose phone has changed its network can still
   * enter it.
   *
   * @returns the code's ID, for `use`
   * @throws ApiProblem 400 Validation, InvalidCode
   */
  check(target: string, purpose: VerificationPurpose, code: string, asker: Asker): Promise<string>
  /** Uses a checked code up, together with what it was for. */
  use(tx: Transaction, codeId: string): Promise<void>
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly sender: CodeSender
  readonly askers: Askers
  /** Keys the hashes of codes: six digits alone could be guessed from a plain hash. */
  readonly hashKey: Uint8Array
}

export function createVerificationService({
  db,
  clock,
  sender,
  askers,
  hashKey,
}: Dependencies): VerificationService {
  const hashOf = (target: string, purpose: VerificationPurpose, code: string): string =>
    createHmac('sha256', hashKey).update(`${purpose}:${target}:${code}`).digest('hex')

  return {
    send: async (rawTarget, purpose, language, asker) => {
      const target = readTarget(rawTarget)
      const owner = await findUserByTarget(db, target)
      const askerKey = askers.keyOf(asker, owner?.id)
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      const now = clock.now()
      await db.transaction(async (tx) => {
        // Otherwise two requests at once would both find the limit not reached.
        await lockTarget(tx, target)
        refuseOverLimit(await listCodesSince(tx, target, after(now, -DAY_MS)), askerKey, now)
        await insertCode(tx, {
          id: newId(now),
          target,
          purpose,
          asker: askerKey,
          codeHash: hashOf(target, purpose, code),
          creationTime: now,
          expirationTime: after(now, CODE_LIFE_MS),
        })
      })
      const isWanted = owner !== undefined || !FOR_ACCOUNTS.includes(purpose)
      if (isWanted) sender.send({ target, code, purpose, language, lifeMinutes: CODE_LIFE_MS / MINUTE_MS })
      return { resendAfter: RESEND_MS / SECOND_MS }
    },

    check: async (rawTarget, purpose, code, asker) => {
      const target = readTarget(rawTarget)
      const owner = await findUserByTarget(db, target)
      const right = await db.transaction(async (tx) => {
        await lockTarget(tx, target)
        return tryCodes(
          tx,
          { target, purpose, codeHash: hashOf(target, purpose, code) },
          {
            asker: askers.keyOf(asker, owner?.id),
            maxWrongTries: MAX_WRONG_TRIES,
            maxForeignTries: MAX_FOREIGN_TRIES,
            now: clock.now(),
          },
        )
      })
      if (right === undefined) throw invalidCode()
      return right
    },

    use: async (tx, codeId) => {
      if (!(await takeCode(tx, codeId))) throw invalidCode()
    },
  }
}

function invalidCode(): ApiProblem {
  return fieldProblem(400, 'InvalidCode', 'code')
}
