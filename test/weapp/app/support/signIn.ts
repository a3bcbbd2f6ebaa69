import { PASSWORD, type TestCustomer } from '../../../support/server/customers.ts'
import { answered } from './answered.ts'

import type { MiniProgram } from '../../runner/MiniProgram.ts'

/** Signs in on the login page. */
export async function signIn(app: MiniProgram, { user }: Pick<TestCustomer, 'user'>): Promise<void> {
  await app.input('#usernameOrEmail', user.userName)
  await app.input('#password', PASSWORD)
  await app.tap('#submit')
  await answered(app)
}
