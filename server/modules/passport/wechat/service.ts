import { violatedConstraint } from '../../../db/constraints.ts'
import { ApiProblem, fieldProblem } from '../../../base/http/problem.ts'
import {
  OPEN_ID_CONSTRAINT,
  type PendingBinding,
  bindWechat,
  findWechatUser,
  isRedirectAllowed,
  issueBindTicket,
  requireBindTicket,
  takeBindTicket,
} from '../../wechat/index.ts'
import { createAccount, readCredentials, requireInviter, takenInTheMeantime } from '../account.ts'
import { hashPassword } from '../passwords/hashing.ts'
import { findUserByTarget } from '../repository/users.ts'
import { normaliseTarget } from '../target.ts'
import { bindWayOf } from './bindWay.ts'

import type { Clock } from '../../../base/time/clock.ts'
import type { LoginPlatform } from '../../../contracts/enumerations.ts'
import type { Token } from '../../../contracts/passport.ts'
import type {
  LoginWechatMpRequest,
  LoginWechatRequest,
  WechatBindRequest,
  WechatLoginAnswer,
} from '../../../contracts/wechat.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import type { Transact } from '../../../routing/idempotency.ts'
import type { WechatProvider } from '../../wechat/index.ts'
import type { LoginGuard } from '../passwords/loginGuard.ts'
import type { Tokens } from '../tokens.ts'
import type { VerificationService } from '../codes/service.ts'

/** Signing in as WeChat's person. What WeChat may go wrong with is said at its provider. */
export interface WechatSignInService {
  /**
   * @param ownOrigin the API's own origin
   * @throws ApiProblem 400 RedirectNotAllowed
   */
  authorizeUrl(request: { redirectUri: string; state: string }, ownOrigin: string): string
  /**
   * Signs in from the mini program. A mobile number that WeChat has verified opens the account that has it.
   *
   * @throws ApiProblem 400 WechatCodeRefused; ReferralCodeUnknown where it would count
   */
  loginMiniProgram(request: LoginWechatMpRequest): Promise<WechatLoginAnswer>
  /**
   * Signs in from WeChat's browser.
   *
   * @throws ApiProblem 400 WechatCodeRefused
   */
  loginH5(request: LoginWechatRequest): Promise<WechatLoginAnswer>
  /**
   * Binds the ticket's person to an account, which may be new, and signs in.
   *
   * @param transact runs the transaction
   * @throws ApiProblem 400 BindTicketEnded, and what signing in or up that way throws; TargetUnknown for a code's
   *   target without an account; 409 WechatAlreadyBound
   */
  bind(transact: Transact, request: WechatBindRequest): Promise<Token>
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly tokens: Tokens
  readonly verification: VerificationService
  readonly guard: LoginGuard
  readonly provider: WechatProvider
  /** Origins beside the API's own that WeChat may lead back to. */
  readonly redirectOrigins: readonly string[]
  readonly currencyCode: string
}

export function createWechatSignIn(dependencies: Dependencies): WechatSignInService {
  const { provider, redirectOrigins } = dependencies
  return {
    authorizeUrl: (request, ownOrigin) => {
      if (!isRedirectAllowed(request.redirectUri, [ownOrigin, ...redirectOrigins])) {
        throw fieldProblem(400, 'RedirectNotAllowed', 'redirectUri')
      }
      return provider.authorizeUrl(request)
    },

    loginMiniProgram: async ({ code, phoneCode, referralCode = null, loginPlatform }) => {
      const person = await provider.personOf('MP', code)
      const newcomer = { appKind: 'MP', ...person, mobileNumber: null, referralCode } as const
      const token = await signInBound(dependencies, newcomer, loginPlatform)
      if (token) return token
      const mobileNumber = phoneCode === undefined ? null : await provider.mobileNumberOf(phoneCode)
      return welcome(dependencies, { ...newcomer, mobileNumber }, loginPlatform)
    },

    loginH5: async ({ code, loginPlatform }) => {
      const person = await provider.personOf('H5', code)
      const newcomer = { appKind: 'H5', ...person, mobileNumber: null, referralCode: null } as const
      const token = await signInBound(dependencies, newcomer, loginPlatform)
      return token ?? welcome(dependencies, newcomer, loginPlatform)
    },

    bind: (transact, request) => bind(dependencies, transact, request),
  }
}

function signInBound(
  { db, clock, tokens }: Dependencies,
  person: PendingBinding,
  loginPlatform: LoginPlatform,
): Promise<Token | null> {
  return db.transaction(async (tx) => {
    const userId = await findWechatUser(tx, person.appKind, person, clock.now())
    return userId === null ? null : tokens.openSession(tx, userId, loginPlatform)
  })
}

/** For somebody who is not bound: the account with their number, or the ticket that will bind them. */
async function welcome(
  { db, clock, tokens }: Dependencies,
  newcomer: PendingBinding,
  loginPlatform: LoginPlatform,
): Promise<WechatLoginAnswer> {
  const { appKind, mobileNumber, referralCode } = newcomer
  return db
    .transaction(async (tx) => {
      const owner = mobileNumber === null ? undefined : await findUserByTarget(tx, mobileNumber)
      if (owner) {
        await bindWechat(tx, owner.id, appKind, newcomer, clock.now())
        return tokens.openSession(tx, owner.id, loginPlatform)
      }
      if (referralCode !== null) await requireInviter(tx, referralCode)
      return issueBindTicket(tx, newcomer, clock.now())
    })
    .catch(boundInTheMeantime)
}

async function bind(
  dependencies: Dependencies,
  transact: Transact,
  request: WechatBindRequest,
): Promise<Token> {
  const { db, clock, tokens, guard } = dependencies
  await requireBindTicket(db, request.bindTicket, clock.now())
  const prove = await proofOf(dependencies, request)
  return transact(async (tx) => {
    const pending = await takeBindTicket(tx, request.bindTicket, clock.now())
    const userId = await prove(tx, pending)
    await bindWechat(tx, userId, pending.appKind, pending, clock.now())
    await guard.clear(tx, userId)
    return tokens.openSession(tx, userId, request.loginPlatform)
  }).catch(boundInTheMeantime)
}

/** Tells whose account it is, once the ticket is taken; what takes long or counts tries is done before. */
type Proof = (tx: Transaction, pending: PendingBinding) => Promise<string>

async function proofOf(dependencies: Dependencies, request: WechatBindRequest): Promise<Proof> {
  const { db, verification } = dependencies
  const way = bindWayOf(request)
  if (way.kind === 'password') {
    const user = await readCredentials(dependencies, way.usernameOrEmail, way.password)
    return async () => user.id
  }
  if (way.kind === 'code') {
    const codeId = await verification.check(way.target, 'BIND', way.code)
    const user = await findUserByTarget(db, normaliseTarget(way.target))
    if (!user) throw fieldProblem(400, 'TargetUnknown', 'target')
    return async (tx) => {
      await verification.use(tx, codeId)
      return user.id
    }
  }
  const passwordHash = await hashPassword(way.password)
  return (tx, pending) =>
    signUp(dependencies, tx, { ...way, passwordHash }, { ...pending, ...referralOf(request) })
}

function referralOf({ referralCode }: WechatBindRequest): { referralCode?: string } {
  return referralCode === undefined ? {} : { referralCode }
}

async function signUp(
  { clock, currencyCode }: Dependencies,
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

/** Somebody else's sign-in came first. */
function boundInTheMeantime(error: unknown): never {
  throw violatedConstraint(error) === OPEN_ID_CONSTRAINT
    ? new ApiProblem(409, 'WechatAlreadyBound')
    : takenInTheMeantime(error)
}
