import { ApiProblem, fieldProblem } from '../../../base/http/problem.ts'
import { violatedConstraint } from '../../../db/constraints.ts'
import {
  bindWechat,
  OPEN_ID_CONSTRAINT,
  requireBindTicket,
  takeBindTicket,
  type PendingBinding,
} from '../../wechat/index.ts'
import { createAccount, checkCredentials, takenMeanwhile } from '../account.ts'
import { hashPassword } from '../passwords/hashing.ts'
import { lockByPassword } from '../proof.ts'
import { findUserByTarget, lockUserByTarget } from '../repository/users.ts'
import { readTarget } from '../target.ts'
import { bindWayOf, type BindWay } from './bindWay.ts'

import type { Asker } from '../../../base/http/asker.ts'
import type { Clock } from '../../../base/time/clock.ts'
import type { Token } from '../../../contracts/passport.ts'
import type { WechatBindRequest } from '../../../contracts/wechat.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import type { Transact } from '../../../routing/idempotency.ts'
import type { SecurityNotices, WaitingLetters } from '../../securityNotice/index.ts'
import type { VerificationService } from '../codes/service.ts'
import type { LoginGuard } from '../passwords/loginGuard.ts'
import type { Tokens } from '../tokens.ts'

export interface BindDependencies {
  readonly db: Database
  readonly clock: Clock
  readonly tokens: Tokens
  readonly verification: VerificationService
  readonly guard: LoginGuard
  readonly notices: SecurityNotices
  /** Of a new customer's balance. */
  readonly currencyCode: string
}

/**
 * Binds the person of a ticket to an account, which may be new, and signs in. The customer of an older account is told.
 *
 * @throws ApiProblem as `WechatSignInService.bind`
 */
export async function bindToAccount(
  dependencies: BindDependencies,
  transact: Transact,
  request: WechatBindRequest,
  asker: Asker,
): Promise<Token> {
  const { db, clock, tokens, guard, notices } = dependencies
  await requireBindTicket(db, request.bindTicket, clock.now())
  const way = bindWayOf(request)
  const prove = await proofOf(dependencies, way, request.referralCode, asker)
  let letters: WaitingLetters = []
  const token = await transact(async (tx) => {
    const pending = await takeBindTicket(tx, request.bindTicket, clock.now())
    const userId = await prove(tx, pending)
    await bindWechat(tx, userId, pending.appKind, pending, clock.now())
    await guard.clear(tx, userId, asker)
    if (way.kind !== 'new') letters = await notices.write(tx, { userId, event: 'wechatBound' })
    return tokens.openSession(tx, userId, request.loginPlatform)
  }).catch(boundMeanwhile)
  notices.send(letters)
  return token
}

/** Finds the account once the ticket is taken. What is slow or counts tries was done before. */
type Proof = (tx: Transaction, pending: PendingBinding) => Promise<string>

async function proofOf(
  dependencies: BindDependencies,
  way: BindWay,
  referralCode: string | undefined,
  asker: Asker,
): Promise<Proof> {
  const { verification } = dependencies
  if (way.kind === 'password') {
    const user = await checkCredentials(dependencies, way.usernameOrEmail, way.password, asker)
    return async (tx) => {
      await lockByPassword(tx, user)
      return user.id
    }
  }
  if (way.kind === 'code') {
    const target = readTarget(way.target)
    const codeId = await verification.check(target, 'BIND', way.code, asker)
    return async (tx) => {
      const user = await lockUserByTarget(tx, target)
      if (!user) throw fieldProblem(400, 'TargetUnknown', 'target')
      await verification.use(tx, codeId)
      return user.id
    }
  }
  const passwordHash = await hashPassword(way.password)
  return (tx, pending) => {
    const invited = { ...pending, referralCode: referralCode ?? pending.referralCode }
    return signUp(dependencies, tx, { ...way, passwordHash }, invited)
  }
}

async function signUp(
  { clock, currencyCode }: BindDependencies,
  tx: Transaction,
  { username, passwordHash }: { username: string; passwordHash: string },
  { mobileNumber, referralCode }: PendingBinding,
): Promise<string> {
  const isFree = mobileNumber !== null && (await findUserByTarget(tx, mobileNumber)) === undefined
  const account = {
    username,
    passwordHash,
    email: null,
    mobileNumber: isFree ? mobileNumber : null,
    referralCode,
  }
  return createAccount(tx, account, currencyCode, clock.now())
}

/** Refuses a sign-in that lost to another at the same moment. */
export function boundMeanwhile(error: unknown): never {
  throw violatedConstraint(error) === OPEN_ID_CONSTRAINT
    ? new ApiProblem(409, 'WechatAlreadyBound')
    : takenMeanwhile(error)
}
