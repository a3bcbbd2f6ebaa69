import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../server/base/time/clock.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, requestCode } from '../../support/server/customers.ts'
import {
  LOGIN_BY_CODE,
  loginPlatform,
  newEmail,
  REGISTER,
  registration,
  SEND,
  wrong,
} from '../../support/server/passport.ts'
import { useServer } from '../../support/server/useServer.ts'

const context = useServer()

describe('verification codes', () => {
  it('are sent at most every 60 seconds', async () => {
    const target = newEmail()
    assert.deepEqual(accepted(await context.api.post(SEND, { target, purpose: 'REGISTER' })), {
      resendAfter: 60,
    })
    context.server.clock.advance(50 * SECOND_MS)
    const answer = await context.api.post(SEND, { target, purpose: 'LOGIN' })
    refused(answer, 429, 'CodeResendTooSoon')
    assert.ok(Number(answer.headers.get('retry-after')) <= 10)
    context.server.clock.advance(10 * SECOND_MS)
    accepted(await context.api.post(SEND, { target, purpose: 'REGISTER' }))
  })

  it('are sent ten times a day to one target, also when asked for at once', async () => {
    const target = newEmail()
    const burst = await Promise.all(
      [1, 2, 3, 4].map(() => context.api.post(SEND, { target, purpose: 'REGISTER' })),
    )
    assert.equal(burst.filter(({ status }) => status === 200).length, 1)
    for (let sent = 1; sent < 10; sent += 1) {
      context.server.clock.advance(MINUTE_MS)
      accepted(await context.api.post(SEND, { target, purpose: 'REGISTER' }))
    }
    context.server.clock.advance(MINUTE_MS)
    const answer = await context.api.post(SEND, { target, purpose: 'REGISTER' })
    refused(answer, 429, 'CodeDailyLimit')
    const waitMs = Number(answer.headers.get('retry-after')) * SECOND_MS
    assert.ok(waitMs > DAY_MS - 11 * MINUTE_MS && waitMs <= DAY_MS - 10 * MINUTE_MS)
    context.server.clock.advance(waitMs - MINUTE_MS)
    refused(await context.api.post(SEND, { target, purpose: 'REGISTER' }), 429, 'CodeDailyLimit')
    context.server.clock.advance(MINUTE_MS)
    accepted(await context.api.post(SEND, { target, purpose: 'REGISTER' }))
  })

  it('are useless after five wrong tries', async () => {
    const target = newEmail()
    const code = await requestCode(context.server, target, 'REGISTER')
    for (let tries = 0; tries < 5; tries += 1) {
      refused(await context.api.post(REGISTER, registration(target, wrong(code))), 400, 'InvalidCode')
    }
    refused(await context.api.post(REGISTER, registration(target, code)), 400, 'InvalidCode')
  })

  it('survive four wrong tries', async () => {
    const target = newEmail()
    const code = await requestCode(context.server, target, 'REGISTER')
    for (let tries = 0; tries < 4; tries += 1) {
      refused(await context.api.post(REGISTER, registration(target, wrong(code))), 400, 'InvalidCode')
    }
    accepted(await context.api.post(REGISTER, registration(target, code)))
  })

  it('expire after ten minutes', async () => {
    const target = newEmail()
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
    if (first !== second)
      refused(await context.api.post(LOGIN_BY_CODE, { target, code: first, loginPlatform }), 400)
    accepted(await context.api.post(LOGIN_BY_CODE, { target, code: second, loginPlatform }))
    refused(
      await context.api.post(LOGIN_BY_CODE, { target, code: second, loginPlatform }),
      400,
      'InvalidCode',
    )
  })

  it('never tell whether an account exists, and are not sent without one', async () => {
    const { user } = await newCustomer(context.server)
    const stranger = newEmail()
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
