import { ApiProblem, fieldProblem, orNotFound } from '../../../base/http/problem.ts'
import { maskedContact } from '../../../base/masked.ts'
import { after, MINUTE_MS, type Clock } from '../../../base/time/clock.ts'
import { findWechatUser, isMiniProgramBound, type WechatProvider } from '../../wechat/index.ts'
import { checkPassword } from '../passwords/hashing.ts'
import { findConfirmedTime, markConfirmed } from '../repository/sessions.ts'
import { findLiveUser, type UserRow } from '../repository/users.ts'
import { identityWayOf, isWechatOnly } from './identityWay.ts'

import type { Customer } from '../../../base/http/app.ts'
import type { Asker } from '../../../base/http/asker.ts'
import type { Language } from '../../../contracts/enumerations.ts'
import type { ConfirmIdentityRequest, IdentityWays } from '../../../contracts/identity.ts'
import type { ContactKind } from '../../../contracts/user.ts'
import type { Database } from '../../../db/client.ts'
import type { VerificationService } from '../codes/service.ts'
import type { LoginGuard } from '../passwords/loginGuard.ts'

/** For how long a session stays confirmed. */
const CONFIRMED_MS = 10 * MINUTE_MS

/** Tells customers from thieves of their tokens. */
export interface IdentityService {
  /** @throws ApiProblem 403 IdentityNotConfirmed, whose details are `IdentityWays` in JSON */
  requireConfirmed(customer: Customer): Promise<void>
  /**
   * Sends a code to the customer's present contact.
   *
   * @returns seconds until another code may be asked for
   * @throws ApiProblem 400 IdentityWayUnavailable
   * @throws ApiProblem 429 CodeResendTooSoon, CodeDailyLimit, CodeRequestedTooOften
   */
  sendCode(
    customer: Customer,
    kind: ContactKind,
    language: Language,
    asker: Asker,
  ): Promise<{ resendAfter: number }>
  /**
   * Confirms the session for ten minutes.
   *
   * @throws ApiProblem 400 Validation, IdentityWayUnavailable, PasswordWrong, InvalidCode, WechatCodeRefused
   * @throws ApiProblem 429 PasswordLocked
   */
  confirm(customer: Customer, request: ConfirmIdentityRequest, asker: Asker): Promise<void>
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly verification: VerificationService
  readonly guard: LoginGuard
  readonly provider: Pick<WechatProvider, 'personOf'>
}

export function createIdentityService(dependencies: Dependencies): IdentityService {
  const { db, clock, verification } = dependencies

  return {
    requireConfirmed: async ({ userId, sessionId }) => {
      const confirmedTime = await findConfirmedTime(db, sessionId)
      if (confirmedTime && after(confirmedTime, CONFIRMED_MS) > clock.now()) return
      const ways = await waysOf(db, orNotFound(await findLiveUser(db, userId)))
      throw new ApiProblem(403, 'IdentityNotConfirmed', { details: JSON.stringify(ways) })
    },

    sendCode: async ({ userId }, kind, language, asker) => {
      const user = orNotFound(await findLiveUser(db, userId))
      return verification.send(contactIn(user, kind, 'channel'), 'CONFIRM_IDENTITY', language, asker)
    },

    confirm: async (customer, request, asker) => {
      const { userId, sessionId } = customer
      const way = identityWayOf(request)
      const user = orNotFound(await findLiveUser(db, userId))
      if (way.kind === 'code') {
        const contact = contactIn(user, way.target, 'target')
        const codeId = await verification.check(contact, 'CONFIRM_IDENTITY', way.code, asker)
        await db.transaction(async (tx) => {
          await verification.use(tx, codeId)
          await markConfirmed(tx, sessionId, clock.now())
        })
        return
      }
      if (way.kind === 'password') await requirePassword(dependencies, customer, user, way.password)
      else await requirePerson(dependencies, user, way.wechatCode)
      await markConfirmed(db, sessionId, clock.now())
    },
  }
}

async function waysOf(db: Database, user: UserRow): Promise<IdentityWays> {
  const { passwordHash, mobileNumber, email } = user
  return {
    password: passwordHash !== null,
    mobile: mobileNumber && maskedContact(mobileNumber),
    email: email && maskedContact(email),
    wechat: isWechatOnly(user) && (await isMiniProgramBound(db, user.id)),
  }
}

function contactIn(user: UserRow, kind: ContactKind, member: 'channel' | 'target'): string {
  const contact = kind === 'mobile' ? user.mobileNumber : user.email
  if (contact === null) throw fieldProblem(400, 'IdentityWayUnavailable', member)
  return contact
}

async function requirePassword(
  { guard }: Dependencies,
  customer: Customer,
  user: UserRow,
  password: string,
): Promise<void> {
  if (user.passwordHash === null) throw fieldProblem(400, 'IdentityWayUnavailable', 'password')
  await guard.countTry(customer)
  if (!(await checkPassword(user.passwordHash, password))) {
    throw fieldProblem(400, 'PasswordWrong', 'password')
  }
  await guard.passed(customer)
}

async function requirePerson(dependencies: Dependencies, user: UserRow, wechatCode: string): Promise<void> {
  const { db, clock, provider } = dependencies
  if (!(await waysOf(db, user)).wechat) throw fieldProblem(400, 'IdentityWayUnavailable', 'wechatCode')
  const person = await provider.personOf('MP', wechatCode)
  const userId = await db.transaction((tx) => findWechatUser(tx, 'MP', person, clock.now()))
  if (userId !== user.id) throw fieldProblem(400, 'WechatCodeRefused', 'wechatCode')
}
