import { ApiProblem, fieldProblem } from '../../../base/http/problem.ts'
import { requireSession } from '../proof.ts'
import { revokeSessionsOf } from '../repository/sessions.ts'
import { findPasswordHash, lockUser, lockUserByTarget, setPasswordHash } from '../repository/users.ts'
import { readTarget } from '../target.ts'
import { checkPassword, hashPassword } from './hashing.ts'

import type { Customer } from '../../../base/http/app.ts'
import type { Asker } from '../../../base/http/asker.ts'
import type { Clock } from '../../../base/time/clock.ts'
import type { ChangePasswordRequest, ResetPasswordRequest } from '../../../contracts/passport.ts'
import type { Database } from '../../../db/client.ts'
import type { SecurityNotices } from '../../securityNotice/index.ts'
import type { VerificationService } from '../codes/service.ts'
import type { LoginGuard } from './loginGuard.ts'

/** A customer's password, and what a change of it ends. */
export interface CredentialService {
  /**
   * Sets a password by code, and ends every session of the customer.
   *
   * @throws ApiProblem 400 Validation
   * @throws ApiProblem 400 InvalidCode, also for an unknown account
   */
  resetPassword(request: ResetPasswordRequest, asker: Asker): Promise<void>
  /**
   * Sets a password and ends every other session.
   *
   * @throws ApiProblem 400 Validation if the old password is missing
   * @throws ApiProblem 400 OldPasswordWrong
   * @throws ApiProblem 401 SessionEnded
   * @throws ApiProblem 429 PasswordLocked
   */
  changePassword(customer: Customer, request: ChangePasswordRequest, asker: Asker): Promise<void>
  /** Ends every session, this one too. */
  signOutEverywhere(customer: Customer): Promise<void>
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly verification: VerificationService
  readonly guard: LoginGuard
  readonly notices: SecurityNotices
}

export function createCredentialService(dependencies: Dependencies): CredentialService {
  const { db, clock, verification, guard, notices } = dependencies

  return {
    resetPassword: async ({ target: rawTarget, code, newPassword }, asker) => {
      const target = readTarget(rawTarget)
      const codeId = await verification.check(target, 'RESET_PASSWORD', code, asker)
      const passwordHash = await hashPassword(newPassword)
      const letters = await db.transaction(async (tx) => {
        const user = await lockUserByTarget(tx, target)
        if (!user) throw fieldProblem(400, 'InvalidCode', 'code')
        await verification.use(tx, codeId)
        await setPasswordHash(tx, user.id, passwordHash)
        await revokeSessionsOf(tx, user.id, clock.now())
        await guard.clear(tx, user.id, asker)
        return notices.write(tx, { userId: user.id, event: 'passwordChanged' })
      })
      notices.send(letters)
    },

    changePassword: async (customer, { oldPassword, newPassword }, asker) => {
      const { userId, sessionId } = customer
      const current = await findPasswordHash(db, userId)
      if (current !== null) await requireOldPassword(guard, customer, current, oldPassword)
      // There is none to be right. Without `oldPassword`, the session has been confirmed.
      else if (oldPassword !== undefined) throw oldPasswordWrong()
      const passwordHash = await hashPassword(newPassword)
      const letters = await db.transaction(async (tx) => {
        await lockUser(tx, userId)
        await requireSession(tx, customer)
        await setPasswordHash(tx, userId, passwordHash)
        await revokeSessionsOf(tx, userId, clock.now(), sessionId)
        await guard.clear(tx, userId, asker)
        return notices.write(tx, { userId, event: 'passwordChanged' })
      })
      notices.send(letters)
    },

    signOutEverywhere: ({ userId }) => revokeSessionsOf(db, userId, clock.now()),
  }
}

/** A borrowed phone must not be a way to guess the password either. */
async function requireOldPassword(
  guard: LoginGuard,
  customer: Customer,
  passwordHash: string,
  oldPassword: string | undefined,
): Promise<void> {
  if (oldPassword === undefined) {
    throw new ApiProblem(400, 'Validation', { fields: [{ members: ['oldPassword'], key: 'field.required' }] })
  }
  await guard.countTry(customer)
  if (!(await checkPassword(passwordHash, oldPassword))) throw oldPasswordWrong()
}

function oldPasswordWrong(): ApiProblem {
  return fieldProblem(400, 'OldPasswordWrong', 'oldPassword')
}
