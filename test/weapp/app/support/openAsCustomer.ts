import type { TestContext } from 'node:test'

import { newCustomer, type TestCustomer } from '../../../support/server/customers.ts'
import { answered } from './answered.ts'
import { openApp } from './openApp.ts'

import type { TestServer } from '../../../support/server/startTestServer.ts'
import type { LaunchOptions } from '../../runner/LaunchOptions.ts'
import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** Anybody with the server's tokens. */
interface SignedIn {
  readonly token: Pick<TestCustomer['token'], 'accessToken' | 'refreshToken'> & { readonly tokenType: string }
}

/** The app's stored session, as it is in the phone's storage. */
export function storedSession({ token }: SignedIn): { session: string } {
  const { tokenType, accessToken, refreshToken } = token
  return { session: JSON.stringify({ tokenType, accessToken, refreshToken, id: 'session-1', userId: null }) }
}

interface CustomerOptions extends LaunchOptions {
  /** Default: a new customer. */
  readonly customer?: TestCustomer
}

/** Opens the app for a customer who is already signed in. */
export async function openAsCustomer(
  t: TestContext,
  server: TestServer,
  { customer: known, ...options }: CustomerOptions = {},
): Promise<{ app: MiniProgram; customer: TestCustomer }> {
  const customer = known ?? (await newCustomer(server))
  const storage = { ...storedSession(customer), ...options.storage }
  const app = await openApp(t, { baseUrl: server.url, ...options, storage })
  await answered(app)
  return { app, customer }
}
