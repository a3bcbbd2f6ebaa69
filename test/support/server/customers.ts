import { eq, sql } from 'drizzle-orm'

import { readMobileNumber } from '../../../server/base/mobileNumber.ts'
import { sessions } from '../../../server/db/schema/index.ts'
import { accepted, ApiClient } from './apiClient.ts'

import type { ParcelDetail } from '../../../server/contracts/parcel.ts'
import type { DeclareParcelRequest } from '../../../server/contracts/parcelRequests.ts'
import type { Token } from '../../../server/contracts/passport.ts'
import type { User } from '../../../server/contracts/user.ts'
import type { TestServer } from './startTestServer.ts'

let count = 0

/** A value that no other test in the file uses. */
export function unique(prefix: string): string {
  count += 1
  return `${prefix}${String(count).padStart(6, '0')}`
}

export const PASSWORD = 'correct-horse'
export const PARCELS = '/api/u/biz/ship-for-me/parcel'

/** A signed-up customer with their API client and token. */
export interface TestCustomer {
  readonly api: ApiClient
  readonly token: Token
  readonly user: User
}

/** Requests a verification code and returns it. */
export async function requestCode(server: TestServer, target: string, purpose: string): Promise<string> {
  accepted(
    await new ApiClient(server.url).post('/api/f/passport/verification-code/send', { target, purpose }),
  )
  return server.codeFor(target)
}

/** Backdates the target's codes by a minute, so another one may be requested. */
export async function allowAnotherCode({ db }: TestServer, target: string): Promise<void> {
  await db.execute(sql`
    update verification_codes set creation_time = creation_time - interval '1 minute'
    where target = ${readMobileNumber(target) ?? target}`)
}

export async function newCustomer(server: TestServer): Promise<TestCustomer> {
  const api = new ApiClient(server.url)
  const username = unique('customer_')
  const target = `${username}@example.com`
  const code = await requestCode(server, target, 'REGISTER')
  const token = accepted(
    await api.post<Token>('/api/f/passport/register', {
      username,
      password: PASSWORD,
      target,
      code,
      loginPlatform: 'PcWebFrontend',
    }),
  )
  const own = api.with({ token: token.accessToken })
  return { api: own, token, user: accepted(await own.get<User>('/api/u/user')) }
}

/** Makes a customer's sessions look as if they had signed in a while ago. */
export async function forgetConfirmation({ db }: TestServer, { user }: TestCustomer): Promise<void> {
  await db.update(sessions).set({ confirmedTime: null }).where(eq(sessions.userId, user.id))
}

/** The minimal request that declares a parcel, with a unique tracking number. */
export function declaration(changes: Partial<DeclareParcelRequest> = {}): DeclareParcelRequest {
  return {
    expressNumber: unique('SF1000000'),
    declaredName: 'Jacket',
    declaredCurrency: 'CNY',
    declaredValue: '120.00',
    itemQuantity: 1,
    ...changes,
  }
}

export async function declareParcel(
  { api }: Pick<TestCustomer, 'api'>,
  changes: Partial<DeclareParcelRequest> = {},
): Promise<ParcelDetail> {
  return accepted(await api.post<ParcelDetail>(PARCELS, declaration(changes)))
}

/** Signs a customer in again, for example after moving the clock. */
export async function signIn(server: TestServer, { user }: TestCustomer): Promise<ApiClient> {
  const api = new ApiClient(server.url)
  const request = { usernameOrEmail: user.userName, password: PASSWORD, loginPlatform: 'PcWebFrontend' }
  const token = accepted(await api.post<Token>('/api/f/passport/login', request))
  return api.with({ token: token.accessToken })
}
