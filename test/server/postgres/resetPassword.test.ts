import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { MINUTE_MS } from '../../../server/base/time/clock.ts'
import { accepted, refused, type ApiClient } from '../../support/server/apiClient.ts'
import { newCustomer, PASSWORD, requestCode, signIn } from '../../support/server/customers.ts'
import { LOGIN, loginPlatform, newEmail, REFRESH, wrong } from '../../support/server/passport.ts'
import { useServer } from '../../support/server/useServer.ts'

const context = useServer()

const RESET = '/api/f/passport/reset-password'
const CHANGE = '/api/u/user/change-password'
const EVERYWHERE = '/api/u/user/sign-out-everywhere'
const NEW_PASSWORD = 'battery-staple'

const login = (usernameOrEmail: string, password: string) =>
  context.api.post(LOGIN, { usernameOrEmail, password, loginPlatform })

describe('a forgotten password', () => {
  it('is replaced by code, which ends every session', async () => {
    const customer = await newCustomer(context.server)
    const { user, token } = customer
    const target = user.email ?? ''
    const other = await signIn(context.server, customer)
    context.server.clock.advance(MINUTE_MS)
    const code = await requestCode(context.server, target, 'RESET_PASSWORD')
    const request = { target: target.toUpperCase(), code, newPassword: NEW_PASSWORD }
    assert.equal((await context.api.post(RESET, request)).status, 204)
    for (const api of [customer.api, other]) refused(await api.get('/api/u/user'), 401, 'SessionEnded')
    refused(await context.api.post(REFRESH, { refreshToken: token.refreshToken }), 401, 'SessionEnded')
    refused(await login(user.userName, PASSWORD), 400, 'InvalidCredentials')
    accepted(await login(user.userName, NEW_PASSWORD))
    refused(await context.api.post(RESET, request), 400, 'InvalidCode')
  })

  it('stays when the code is wrong, is of another purpose, or the new one is too short', async () => {
    const { api, user } = await newCustomer(context.server)
    const target = user.email ?? ''
    context.server.clock.advance(MINUTE_MS)
    const loginCode = await requestCode(context.server, target, 'LOGIN')
    const newPassword = NEW_PASSWORD
    const attempt = (code: string) => context.api.post(RESET, { target, code, newPassword })
    const known = refused(await attempt(loginCode), 400, 'InvalidCode')
    assert.deepEqual(known.validationErrors[0]?.members, ['code'])
    const unknown = await context.api.post(RESET, { target: newEmail(), code: '123456', newPassword })
    assert.deepEqual(refused(unknown, 400), known)
    context.server.clock.advance(MINUTE_MS)
    const code = await requestCode(context.server, target, 'RESET_PASSWORD')
    refused(await attempt(wrong(code)), 400, 'InvalidCode')
    const short = await context.api.post(RESET, { target, code, newPassword: '12345' })
    assert.deepEqual(refused(short, 400, 'Validation').validationErrors[0]?.members, ['newPassword'])
    accepted(await api.get('/api/u/user'))
    accepted(await login(user.userName, PASSWORD))
  })
})

describe('a password', () => {
  it('is changed by whoever knows it, which ends every other session', async () => {
    const customer = await newCustomer(context.server)
    const other = await signIn(context.server, customer)
    const answer = await customer.api.post(CHANGE, { oldPassword: PASSWORD, newPassword: NEW_PASSWORD })
    assert.equal(answer.status, 204)
    refused(await other.get('/api/u/user'), 401, 'SessionEnded')
    accepted(await customer.api.get('/api/u/user'))
    refused(await login(customer.user.userName, PASSWORD), 400, 'InvalidCredentials')
    accepted(await login(customer.user.userName, NEW_PASSWORD))
  })

  it('is not changed without the old one, which may be wrong five times', async () => {
    const { api, user } = await newCustomer(context.server)
    const missing = refused(await api.post(CHANGE, { newPassword: NEW_PASSWORD }), 400, 'Validation')
    assert.deepEqual(missing.validationErrors, [{ message: 'Required', members: ['oldPassword'] }])
    for (let tries = 0; tries < 5; tries += 1) {
      const bad = await api.post(CHANGE, { oldPassword: 'not-it', newPassword: NEW_PASSWORD })
      assert.deepEqual(refused(bad, 400, 'OldPasswordWrong').validationErrors[0]?.members, ['oldPassword'])
    }
    refused(
      await api.post(CHANGE, { oldPassword: PASSWORD, newPassword: NEW_PASSWORD }),
      429,
      'PasswordLocked',
    )
    context.server.clock.advance(15 * MINUTE_MS)
    accepted(await login(user.userName, PASSWORD))
  })
})

describe('a borrowed phone', () => {
  it('closes the change of the password to itself only, and no login', async () => {
    const borrowed = await newCustomer(context.server)
    const own = await signIn(context.server, borrowed)
    const change = (api: ApiClient, oldPassword: string) =>
      api.post(CHANGE, { oldPassword, newPassword: NEW_PASSWORD })
    for (let tries = 0; tries < 5; tries += 1) refused(await change(borrowed.api, 'not-it'), 400)
    refused(await change(borrowed.api, PASSWORD), 429, 'PasswordLocked')
    accepted(await login(borrowed.user.userName, PASSWORD))
    assert.equal((await change(own, PASSWORD)).status, 204)
  })
})

describe('signing out everywhere', () => {
  it('ends every session of the customer and nobody else’s', async () => {
    const customer = await newCustomer(context.server)
    const stranger = await newCustomer(context.server)
    const other = await signIn(context.server, customer)
    assert.equal((await customer.api.post(EVERYWHERE)).status, 204)
    for (const api of [customer.api, other]) refused(await api.get('/api/u/user'), 401, 'SessionEnded')
    accepted(await stranger.api.get('/api/u/user'))
    accepted(await (await signIn(context.server, customer)).get('/api/u/user'))
  })
})
