import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import { violatedConstraint } from '../../db/constraints.ts'
import { findInviter, newIdCode, newInviteCode } from '../user/index.ts'
import { checkPassword } from './passwords/hashing.ts'
import { findUserBySignInName, insertUser, isUserNameTaken, type UserRow } from './repository/users.ts'

import type { Asker } from '../../base/http/asker.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { LoginGuard } from './passwords/loginGuard.ts'

/** Who signs up, and how they will sign in. */
export interface NewAccount {
  readonly username: string
  readonly passwordHash: string
  readonly email: string | null
  readonly mobileNumber: string | null
  readonly referralCode: string | null
}

/**
 * Makes a customer, with codes of their own and an empty balance.
 *
 * @returns the customer's ID
 * @throws ApiProblem 400 ReferralCodeUnknown
 * @throws ApiProblem 409 UserNameTaken
 */
export async function createAccount(
  tx: Transaction,
  account: NewAccount,
  currencyCode: string,
  now: Date,
): Promise<string> {
  const { username, passwordHash, email, mobileNumber, referralCode } = account
  if (await isUserNameTaken(tx, username)) throw fieldProblem(409, 'UserNameTaken', 'username')
  const id = newId(now)
  const user = {
    id,
    userName: username,
    userNameKey: username.toLowerCase(),
    passwordHash,
    nickname: username,
    email,
    mobileNumber,
    idCode: await newIdCode(tx),
    inviteCode: await newInviteCode(tx),
    referrerId: referralCode === null ? null : await requireInviter(tx, referralCode),
    creationTime: now,
  }
  await insertUser(tx, user, currencyCode)
  return id
}

/** @throws ApiProblem 400 ReferralCodeUnknown */
export async function requireInviter(db: Database, referralCode: string): Promise<string> {
  const inviter = await findInviter(db, referralCode)
  if (inviter === null) throw fieldProblem(400, 'ReferralCodeUnknown', 'referralCode')
  return inviter
}

/** The refusal that a violated unique index means, when two sign up at the same moment; any other error as it is. */
export function takenMeanwhile(error: unknown): unknown {
  const constraint = violatedConstraint(error)
  if (constraint === 'users_user_name_key') return fieldProblem(409, 'UserNameTaken', 'username')
  if (constraint === 'users_email' || constraint === 'users_mobile_number') {
    return fieldProblem(409, 'TargetTaken', 'target')
  }
  return error
}

/**
 * Checks a customer's name and password, and counts the try.
 *
 * @throws ApiProblem 400 InvalidCredentials, also for an unknown account
 * @throws ApiProblem 429 PasswordLocked
 */
export async function checkCredentials(
  { db, guard }: { readonly db: Database; readonly guard: LoginGuard },
  usernameOrEmail: string,
  password: string,
  asker: Asker,
): Promise<UserRow> {
  const user = await findUserBySignInName(db, usernameOrEmail)
  const tried = { signInName: usernameOrEmail, userId: user?.id, asker }
  await guard.countTry(tried)
  const isRight = await checkPassword(user?.passwordHash, password)
  if (!user || !isRight) throw new ApiProblem(400, 'InvalidCredentials')
  await guard.passed(tried)
  return user
}
