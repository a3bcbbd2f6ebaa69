import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../server/clock.ts'
import { accepted, refused } from '../support/server/apiClient.ts'
import { newCustomer, PASSWORD, requestCode, unique } from '../support/server/customers.ts'
import { useServer } from '../support/server/useServer.ts'

import type { Token } from '../../server/contracts/passport.ts'
import type { User } from '../../server/contracts/user.ts'

const SEND = '/api/f/passport/verification-code/send'
const REGISTER = '/api/f/passport/register'
const LOGIN = '/api/f/passport/login'
const LOGIN_BY_CODE = '/api/f/passport/login-by-code'
const REFRESH = '/api/f/passport/refresh'

const context = useServer()
const loginPlatform = 'MobileWebFrontend'
const email = () => `${unique('somebody')}@example.com`
const mobile = () => unique('13800')
const wrong = (code: string) => (code === '000000' ? '111111' : '000000')

const registration = (target: string, code: string) => ({
  username: unique('user_'),
  password: PASSWORD,
  target,
  code,
  loginPlatform,
})

describe('signing up', () => {
  it('takes an e-mail address or a mobile number and signs the customer in', async () => {
    for (const target of [email(), mobile()]) {
      const code = await requestCode(context.server, target, 'REGISTER')
      const token = accepted(await context.api.post<Token>(REGISTER, registration(target, code)))
      const user = accepted(await context.api.with({ token: token.accessToken }).get<User>('/api/u/user'))
      assert.equal(user.email ?? user.mobileNumber, target)
      assert.match(user.idCode, /^FW\d{6}$/)
      assert.deepEqual(user.currentFundAccount, { balance: '0.00', currencyCode: 'CNY', currencySymbol: '¥' })
    }
  })

  it('refuses a taken username, however it is written, and leaves the code usable', async () => {
    const { user } = await newCustomer(context.server)
    const target = email()
    const code = await requestCode(context.server, target, 'REGISTER')
    const taken = { ...registration(target, code), username: user.userName.toUpperCase() }
    const error = refused(await context.api.post(REGISTER, taken), 409, 'UserNameTaken')
    assert.deepEqual(error.validationErrors[0]?.members, ['username'])
    accepted(await context.api.post(REGISTER, registration(target, code)))
  })

  it('refuses a target that has an account, but only to whoever holds the code', async () => {
    const { user } = await newCustomer(context.server)
    const target = user.email ?? ''
    context.server.clock.advance(MINUTE_MS)
    const code = await requestCode(context.server, target, 'REGISTER')
    refused(await context.api.post(REGISTER, registration(target, wrong(code))), 400, 'InvalidCode')
    const error = refused(await context.api.post(REGISTER, registration(target, code)), 409, 'TargetTaken')
    assert.deepEqual(error.validationErrors[0]?.members, ['target'])
  })

  it('gives one account to two sign-ups at the same moment', async () => {
    const target = email()
    const code = await requestCode(context.server, target, 'REGISTER')
    const answers = await Promise.all([1, 2, 3].map(() => context.api.post(REGISTER, registration(target, code))))
    assert.equal(answers.filter(({ status }) => status === 200).length, 1)
  })

  it('checks username, password and target, each at its field', async () => {
    const good = registration(email(), '123456')
    const bad = { username: 'a b', password: '12345', target: 'nobody', code: '12', loginPlatform: 'Fax' }
    for (const [field, value] of Object.entries(bad)) {
      const error = refused(await context.api.post(REGISTER, { ...good, [field]: value }), 400, 'Validation')
      assert.deepEqual(error.validationErrors.map(({ members }) => members), [[field]])
    }
    const short = refused(await context.api.post(REGISTER, { ...good, password: '12345' }), 400)
    assert.equal(short.validationErrors[0]?.message, 'Enter at least 6 characters')
    const long = { ...good, password: 'x'.repeat(31) }
    assert.equal(refused(await context.api.post(REGISTER, long), 400).validationErrors[0]?.members[0], 'password')
  })
})

describe('verification codes', () => {
  it('are sent again after 60 seconds at the earliest', async () => {
    const target = email()
    assert.deepEqual(accepted(await context.api.post(SEND, { target, purpose: 'REGISTER' })), { resendAfter: 60 })
    context.server.clock.advance(50 * SECOND_MS)
    const answer = await context.api.post(SEND, { target, purpose: 'LOGIN' })
    refused(answer, 429, 'CodeResendTooSoon')
    assert.ok(Number(answer.headers.get('retry-after')) <= 10)
    context.server.clock.advance(10 * SECOND_MS)
    accepted(await context.api.post(SEND, { target, purpose: 'REGISTER' }))
  })

  it('are sent ten times a day to one target, also when asked for at once', async () => {
    const target = email()
    const burst = await Promise.all([1, 2, 3, 4].map(() => context.api.post(SEND, { target, purpose: 'REGISTER' })))
    assert.equal(burst.filter(({ status }) => status === 200).length, 1)
    for (let sent = 1; sent < 10; sent += 1) {
      context.server.clock.advance(MINUTE_MS)
      accepted(await context.api.post(SEND, { target, purpose: 'REGISTER' }))
    }
    context.server.clock.advance(MINUTE_MS)
    refused(await context.api.post(SEND, { target, purpose: 'REGISTER' }), 429, 'CodeDailyLimit')
    context.server.clock.advance(DAY_MS)
    accepted(await context.api.post(SEND, { target, purpose: 'REGISTER' }))
  })

  it('are burnt by five wrong tries', async () => {
    const target = email()
    const code = await requestCode(context.server, target, 'REGISTER')
    for (let tries = 0; tries < 5; tries += 1) {
      refused(await context.api.post(REGISTER, registration(target, wrong(code))), 400, 'InvalidCode')
    }
    refused(await context.api.post(REGISTER, registration(target, code)), 400, 'InvalidCode')
  })

  it('survive four wrong tries', async () => {
    const target = email()
    const code = await requestCode(context.server, target, 'REGISTER')
    for (let tries = 0; tries < 4; tries += 1) {
      refused(await context.api.post(REGISTER, registration(target, wrong(code))), 400, 'InvalidCode')
    }
    accepted(await context.api.post(REGISTER, registration(target, code)))
  })

  it('live ten minutes', async () => {
    const target = email()
    const code = await requestCode(context.server, target, 'REGISTER')
    context.server.clock.advance(10 * MINUTE_MS)
    refused(await context.api.post(REGISTER, registration(target, code)), 400, 'InvalidCode')
  })

  it('work once, for their purpose, and only the newest', async () => {
    const { user } = await newCustomer(context.server)
    const target = user.email ?? ''
    context.server.clock.advance(MINUTE_MS)
    const first = await requestCode(context.server, target, 'LOGIN')
    refused(await context.api.post(REGISTER, registration(target, first)), 400, 'InvalidCode')
    context.server.clock.advance(MINUTE_MS)
    const second = await requestCode(context.server, target, 'LOGIN')
    if (first !== second) refused(await context.api.post(LOGIN_BY_CODE, { target, code: first, loginPlatform }), 400)
    accepted(await context.api.post(LOGIN_BY_CODE, { target, code: second, loginPlatform }))
    refused(await context.api.post(LOGIN_BY_CODE, { target, code: second, loginPlatform }), 400, 'InvalidCode')
  })

  it('never tell whether an account exists, and are not sent without one', async () => {
    const { user } = await newCustomer(context.server)
    const stranger = email()
    context.server.clock.advance(MINUTE_MS)
    for (const purpose of ['LOGIN', 'RESET_PASSWORD']) {
      const known = await context.api.post(SEND, { target: user.email, purpose })
      const unknown = await context.api.post(SEND, { target: stranger, purpose })
      assert.deepEqual(unknown.body, known.body)
      assert.equal(unknown.status, known.status)
      assert.throws(() => context.server.codeFor(stranger))
      context.server.clock.advance(MINUTE_MS)
    }
    const byStranger = refused(
      await context.api.post(LOGIN_BY_CODE, { target: stranger, code: '123456', loginPlatform }),
      400,
    )
    const byKnown = refused(
      await context.api.post(LOGIN_BY_CODE, {
        target: user.email,
        code: wrong(context.server.codeFor(user.email ?? '')),
        loginPlatform,
      }),
      400,
    )
    assert.deepEqual(byStranger, byKnown)
  })
})

describe('signing in', () => {
  it('works with username or e-mail address, in any case', async () => {
    const { user } = await newCustomer(context.server)
    for (const usernameOrEmail of [user.userName, user.email?.toUpperCase()]) {
      const token = accepted(
        await context.api.post<Token>(LOGIN, { usernameOrEmail, password: PASSWORD, loginPlatform }),
      )
      assert.equal(token.tokenType, 'Bearer')
      assert.equal(token.expiresIn, 900)
    }
  })

  it('answers the same for a wrong password and an unknown account', async () => {
    const { user } = await newCustomer(context.server)
    const attempt = (usernameOrEmail: string) =>
      context.api.post(LOGIN, { usernameOrEmail, password: 'not-the-password', loginPlatform })
    const known = refused(await attempt(user.userName), 400, 'InvalidCredentials')
    assert.deepEqual(refused(await attempt('nobody_at_all'), 400), known)
  })

  it('names the platform', async () => {
    refused(await context.api.post(LOGIN, { usernameOrEmail: 'a', password: 'b' }), 400, 'Validation')
  })
})

describe('sessions', () => {
  it('end for the access token after 15 minutes and go on with the refresh token', async () => {
    const { api, token } = await newCustomer(context.server)
    context.server.clock.advance(15 * MINUTE_MS + SECOND_MS)
    refused(await api.get('/api/u/user'), 401, 'SessionEnded')
    const next = accepted(await context.api.post<Token>(REFRESH, { refreshToken: token.refreshToken }))
    accepted(await api.with({ token: next.accessToken }).get('/api/u/user'))
  })

  it('die as a whole when a refresh token is used twice', async () => {
    const { api, token } = await newCustomer(context.server)
    const next = accepted(await context.api.post<Token>(REFRESH, { refreshToken: token.refreshToken }))
    refused(await context.api.post(REFRESH, { refreshToken: token.refreshToken }), 401, 'SessionEnded')
    refused(await context.api.post(REFRESH, { refreshToken: next.refreshToken }), 401, 'SessionEnded')
    refused(await api.with({ token: next.accessToken }).get('/api/u/user'), 401, 'SessionEnded')
  })

  it('leave a customer’s other sessions alone', async () => {
    const { api, user, token } = await newCustomer(context.server)
    const other = accepted(
      await context.api.post<Token>(LOGIN, { usernameOrEmail: user.userName, password: PASSWORD, loginPlatform }),
    )
    accepted(await context.api.post(REFRESH, { refreshToken: token.refreshToken }))
    refused(await context.api.post(REFRESH, { refreshToken: token.refreshToken }), 401)
    refused(await api.get('/api/u/user'), 401)
    accepted(await api.with({ token: other.accessToken }).get('/api/u/user'))
  })

  it('end with the refresh token’s life', async () => {
    const { token } = await newCustomer(context.server)
    context.server.clock.advance(30 * DAY_MS)
    refused(await context.api.post(REFRESH, { refreshToken: token.refreshToken }), 401, 'SessionEnded')
  })

  it('end at once with signing out', async () => {
    const { api, token } = await newCustomer(context.server)
    assert.equal((await api.post('/api/u/passport/logout')).status, 204)
    refused(await api.get('/api/u/user'), 401, 'SessionEnded')
    refused(await context.api.post(REFRESH, { refreshToken: token.refreshToken }), 401)
  })

  it('do not take forged or foreign tokens', async () => {
    const { token } = await newCustomer(context.server)
    const [header, payload] = token.accessToken.split('.')
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    for (const forged of ['nonsense', `${header}.${payload}.AAAA`, unsigned, token.refreshToken]) {
      refused(await context.api.with({ token: forged }).get('/api/u/user'), 401, 'SessionEnded')
    }
  })
})
