import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { DAY_MS, MINUTE_MS, SECOND_MS } from '../../../server/base/time/clock.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, requestCode } from '../../support/server/customers.ts'
import {
  from,
  LOGIN_BY_CODE,
  loginPlatform,
  newAddress,
  newEmail,
  REGISTER,
  registration,
  SEND,
  wrong,
} from '../../support/server/passport.ts'
import { useServer } from '../../support/server/useServer.ts'

const context = useServer({ trustedProxies: 1 })

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

interface Sender {
  readonly address?: string
  readonly deviceToken?: string
}

const send = (target: string, purpose: string, sender: Sender) =>
  context.api.post(SEND, { target, purpose }, from(sender))

const enter = (target: string, code: string, sender: Sender) =>
  context.api.post(LOGIN_BY_CODE, { target, code, loginPlatform }, from(sender))

/** A customer whose sign-up is long over. */
async function oldCustomer() {
  const { user, token } = await newCustomer(context.server)
  context.server.clock.advance(DAY_MS)
  return { target: user.email ?? '', deviceToken: token.deviceToken }
}

describe('a stranger who asks for an owner’s codes', () => {
  it('leaves the owner theirs', async () => {
    const { target } = await oldCustomer()
    const [stranger, owner] = [{ address: newAddress() }, { address: newAddress() }]
    for (let sent = 0; sent < 10; sent += 1) {
      accepted(await send(target, 'LOGIN', stranger))
      context.server.clock.advance(MINUTE_MS)
    }
    refused(await send(target, 'LOGIN', stranger), 429, 'CodeDailyLimit')
    context.server.clock.advance(MINUTE_MS)
    accepted(await send(target, 'LOGIN', owner))
    accepted(await enter(target, context.server.codeFor(target), owner))
  })

  it('doesn’t make the owner’s code useless by asking for a newer one, or by wrong guesses', async () => {
    const { target } = await oldCustomer()
    const [stranger, owner] = [{ address: newAddress() }, { address: newAddress() }]
    accepted(await send(target, 'LOGIN', owner))
    const code = context.server.codeFor(target)
    accepted(await send(target, 'LOGIN', stranger))
    for (let tries = 0; tries < 12; tries += 1) {
      refused(await enter(target, wrong(code), stranger), 400, 'InvalidCode')
    }
    refused(await enter(target, code, stranger), 400, 'InvalidCode')
    accepted(await enter(target, code, owner))
  })

  it('has three guesses at a code together with all others, whatever their addresses', async () => {
    const { target } = await oldCustomer()
    const owner = { address: newAddress() }
    accepted(await send(target, 'LOGIN', owner))
    const code = context.server.codeFor(target)
    const guesses = Array.from({ length: 3 }, () => enter(target, wrong(code), { address: newAddress() }))
    for (const answer of await Promise.all(guesses)) refused(answer, 400, 'InvalidCode')
    refused(await enter(target, code, { address: newAddress() }), 400, 'InvalidCode')
    accepted(await enter(target, code, owner))
  })

  it('is not the owner whose phone has changed its network', async () => {
    const { target } = await oldCustomer()
    accepted(await send(target, 'LOGIN', { address: newAddress() }))
    accepted(await enter(target, context.server.codeFor(target), { address: newAddress() }))
  })

  it('from many addresses gets ever fewer, while a device that has signed in before gets its own', async () => {
    const { target, deviceToken } = await oldCustomer()
    const start = context.server.clock.now().getTime()
    let sent = 0
    let longest = 0
    while (context.server.clock.now().getTime() < start + DAY_MS) {
      const answer = await send(target, 'RESET_PASSWORD', { address: newAddress() })
      if (answer.status === 200) sent += 1
      else {
        refused(answer, 429, 'CodeRequestedTooOften')
        const seconds = Number(answer.headers.get('retry-after'))
        longest = Math.max(longest, seconds)
        context.server.clock.advance(seconds * SECOND_MS)
      }
    }
    assert.ok(sent >= 20 && sent <= 30, `${sent} codes in a day`)
    assert.ok(longest <= 120 * 60, `${longest} seconds to wait`)
    const known = { address: newAddress(), deviceToken }
    accepted(await send(target, 'LOGIN', known))
    accepted(await enter(target, context.server.codeFor(target), { ...known, address: newAddress() }))
  })

  it('learns nothing from how codes to strangers without an account are limited', async () => {
    const { target } = await oldCustomer()
    const nobody = newEmail()
    const waits = []
    for (let sent = 0; sent < 12; sent += 1) {
      const sender = { address: newAddress() }
      const [known, unknown] = [await send(target, 'LOGIN', sender), await send(nobody, 'LOGIN', sender)]
      assert.deepEqual(unknown.body, known.body)
      waits.push([known, unknown].map(({ status, headers }) => [status, headers.get('retry-after')]))
    }
    for (const [known, unknown] of waits) assert.deepEqual(unknown, known)
    assert.equal(waits.at(-1)?.[0]?.[0], 429)
  })
})
