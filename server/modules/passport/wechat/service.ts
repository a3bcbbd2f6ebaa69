import { fieldProblem } from '../../../base/http/problem.ts'
import {
  bindWechat,
  findWechatUser,
  isRedirectAllowed,
  issueBindTicket,
  type PendingBinding,
  type WechatProvider,
} from '../../wechat/index.ts'
import { requireInviter } from '../account.ts'
import { isWechatOnly } from '../identity/identityWay.ts'
import { lockUser, lockUserByTarget } from '../repository/users.ts'
import { bindToAccount, boundMeanwhile, type BindDependencies } from './bind.ts'

import type { Asker } from '../../../base/http/asker.ts'
import type { LoginPlatform } from '../../../contracts/enumerations.ts'
import type { Token } from '../../../contracts/passport.ts'
import type {
  LoginWechatMpRequest,
  LoginWechatRequest,
  WechatBindRequest,
  WechatLoginAnswer,
} from '../../../contracts/wechat.ts'
import type { WaitingLetters } from '../../securityNotice/index.ts'
import type { Transact } from '../../../routing/idempotency.ts'

/** Signing in with WeChat. `WechatProvider` says how WeChat can fail. */
export interface WechatSignInService {
  /**
   * @param ownOrigin the API's own origin
   * @throws ApiProblem 400 RedirectNotAllowed
   */
  authorizeUrl(request: { redirectUri: string; state: string }, ownOrigin: string): string
  /**
   * Signs in from the mini program. A mobile number that WeChat has verified opens the account that has it.
   *
   * @throws ApiProblem 400 WechatCodeRefused
   * @throws ApiProblem 400 ReferralCodeUnknown for a newcomer
   */
  loginMiniProgram(request: LoginWechatMpRequest): Promise<WechatLoginAnswer>
  /**
   * Signs in from WeChat's browser.
   *
   * @throws ApiProblem 400 WechatCodeRefused
   */
  loginH5(request: LoginWechatRequest): Promise<WechatLoginAnswer>
  /**
   * Binds the person of a ticket to an account, which may be new, and signs in.
   *
   * @param transact runs the transaction
   * @throws ApiProblem 400 BindTicketEnded
   * @throws ApiProblem 409 WechatAlreadyBound
   * @throws ApiProblem 400 TargetUnknown for a code whose target has no account
   * @throws ApiProblem what signing in or signing up throws
   */
  bind(transact: Transact, request: WechatBindRequest, asker: Asker): Promise<Token>
}

interface Dependencies extends BindDependencies {
  readonly provider: WechatProvider
  /** Origins beside the API's own that WeChat may lead back to. */
  readonly redirectOrigins: readonly string[]
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

    bind: (transact, request, asker) => bindToAccount(dependencies, transact, request, asker),
  }
}

function signInBound(
  { db, clock, tokens }: Dependencies,
  person: PendingBinding,
  loginPlatform: LoginPlatform,
): Promise<Token | null> {
  return db.transaction(async (tx) => {
    const findBound = () => findWechatUser(tx, person.appKind, person, clock.now())
    const userId = await findBound()
    const user = userId === null ? undefined : await lockUser(tx, userId)
    // An undo may have unbound them while this waited for the lock.
    if (!user || (await findBound()) !== user.id) return null
    return tokens.openSession(tx, user.id, loginPlatform, isWechatOnly(user))
  })
}

/** Signs somebody who isn't bound in to the account with their number, or gives them a ticket to bind with. */
async function welcome(
  { db, clock, tokens, notices }: Dependencies,
  newcomer: PendingBinding,
  loginPlatform: LoginPlatform,
): Promise<WechatLoginAnswer> {
  const { appKind, mobileNumber, referralCode } = newcomer
  let letters: WaitingLetters = []
  const answer = await db
    .transaction(async (tx) => {
      const owner = mobileNumber === null ? undefined : await lockUserByTarget(tx, mobileNumber)
      if (owner) {
        await bindWechat(tx, owner.id, appKind, newcomer, clock.now())
        letters = await notices.write(tx, { userId: owner.id, event: 'wechatBound' })
        return tokens.openSession(tx, owner.id, loginPlatform, isWechatOnly(owner))
      }
      if (referralCode !== null) await requireInviter(tx, referralCode)
      return issueBindTicket(tx, newcomer, clock.now())
    })
    .catch(boundMeanwhile)
  notices.send(letters)
  return answer
}
