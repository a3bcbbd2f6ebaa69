import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { MINUTE_MS } from '../../../server/base/time/clock.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, PASSWORD, requestCode, unique } from '../../support/server/customers.ts'
import { H5_KEYS } from '../../support/server/fakeWechat.ts'
import { newMobile } from '../../support/server/passport.ts'
import { loginPlatform, state, useWechatSignIn } from '../../support/server/wechatSignIn.ts'

import type { Token } from '../../../server/contracts/passport.ts'
import type { User } from '../../../server/contracts/user.ts'

const { wechat, context, meWith, fromMp, fromH5, bind, somebody, ticket, mobileCustomer, passwordOf } =
  useWechatSignIn()
const BIND = '/api/f/passport/wechat/bind'
const AUTHORIZE = '/api/f/passport/wechat/authorize-url'

describe('signing in from the mini program', () => {
  it('gives a ticket first, and after binding with the password a token', async () => {
    const customer = await newCustomer(context.server)
    assert.equal(customer.user.isWechatBound, false)
    const openid = unique('openid-')
    const bindTicket = await ticket(openid)
    const token = accepted(await bind(bindTicket, passwordOf(customer)))
    assert.equal((await meWith(token)).id, customer.user.id)
    assert.equal((await meWith(token)).isWechatBound, true)
    const again = accepted(await fromMp(somebody({ openid })))
    assert.ok('accessToken' in again)
    assert.equal((await meWith(again)).id, customer.user.id)
    assert.doesNotMatch(JSON.stringify([again, await meWith(again)]), /openid|session_key|never-to-leave/)
    refused(await bind(bindTicket, passwordOf(customer)), 400, 'BindTicketEnded')
  })

  it('binds and signs in at once if WeChat has verified the account’s number', async () => {
    const { user, mobileNumber } = await mobileCustomer()
    const openid = unique('openid-')
    const phoneCode = wechat.phoneCode(unique('phone-'), mobileNumber)
    const token = accepted(await fromMp(somebody({ openid }), { phoneCode }))
    assert.ok('accessToken' in token)
    assert.equal((await meWith(token)).id, user.id)
    assert.ok('accessToken' in accepted(await fromMp(somebody({ openid }))))
    const letters = context.server.lettersTo(mobileNumber)
    assert.equal(letters.length, 1)
    assert.match(letters[0] ?? '', /WeChat account was linked/)
  })

  it('makes a new account, with the verified number and the one who invited', async () => {
    const inviter = await newCustomer(context.server)
    const row = (id: string) =>
      context.server.db.query.users.findFirst({ where: (user, { eq }) => eq(user.id, id) })
    const referralCode = (await row(inviter.user.id))?.inviteCode ?? ''
    const phoneCode = wechat.phoneCode(unique('phone-'), '91234567', '65')
    const bindTicket = await ticket(unique('openid-'), { phoneCode, referralCode })
    const username = unique('wechat_')
    const token = accepted(await bind(bindTicket, { username, password: PASSWORD }))
    const user = await meWith(token)
    assert.deepEqual([user.userName, user.mobileNumber], [username, '+6591234567'])
    assert.equal((await row(user.id))?.referrerId, inviter.user.id)
    assert.deepEqual(context.server.lettersTo('+6591234567'), [])
  })

  it('refuses codes that WeChat does not take, and unknown referral codes', async () => {
    const error = refused(await fromMp('made-up'), 400, 'WechatCodeRefused')
    assert.deepEqual(error.validationErrors[0]?.members, ['code'])
    const used = somebody()
    accepted(await fromMp(used))
    refused(await fromMp(used), 400, 'WechatCodeRefused')
    const phone = refused(await fromMp(somebody(), { phoneCode: 'made-up' }), 400, 'WechatCodeRefused')
    assert.deepEqual(phone.validationErrors[0]?.members, ['phoneCode'])
    const referral = await fromMp(somebody(), { referralCode: 'NOBODYS1' })
    assert.deepEqual(refused(referral, 400, 'ReferralCodeUnknown').validationErrors[0]?.members, [
      'referralCode',
    ])
  })
})

describe('binding', () => {
  it('takes a code that was sent to the account, or says that there is none', async () => {
    const { user, mobileNumber } = await mobileCustomer()
    const bindTicket = await ticket()
    const stranger = newMobile()
    const strangersCode = await requestCode(context.server, stranger, 'BIND')
    const unknown = await bind(bindTicket, { target: stranger, code: strangersCode })
    assert.deepEqual(refused(unknown, 400, 'TargetUnknown').validationErrors[0]?.members, ['target'])
    context.server.clock.advance(MINUTE_MS)
    const code = await requestCode(context.server, mobileNumber, 'BIND')
    const token = accepted(await bind(bindTicket, { target: mobileNumber, code }))
    assert.equal((await meWith(token)).id, user.id)
  })

  it('leaves the ticket usable after a wrong password, for ten minutes', async () => {
    const customer = await newCustomer(context.server)
    const bindTicket = await ticket()
    const wrong = { ...passwordOf(customer), password: 'not-it' }
    refused(await bind(bindTicket, wrong), 400, 'InvalidCredentials')
    const late = await ticket()
    accepted(await bind(bindTicket, passwordOf(customer)))
    context.server.clock.advance(10 * MINUTE_MS)
    const ended = refused(await bind(late, passwordOf(customer)), 400, 'BindTicketEnded')
    assert.deepEqual(ended.validationErrors[0]?.members, ['bindTicket'])
    refused(await bind('made-up', passwordOf(customer)), 400, 'BindTicketEnded')
  })

  it('counts wrong passwords as a login does', async () => {
    const customer = await newCustomer(context.server)
    const bindTicket = await ticket()
    for (let tries = 0; tries < 5; tries += 1) {
      refused(await bind(bindTicket, { ...passwordOf(customer), password: 'not-it' }), 400)
    }
    refused(await bind(bindTicket, passwordOf(customer)), 429, 'PasswordLocked')
  })

  it('answers the first token again to the same request with the same key, and to no other', async () => {
    const bindTicket = await ticket()
    const key = { 'idempotency-key': unique('a-key-of-one-form-') }
    const request = { bindTicket, username: unique('wechat_'), password: PASSWORD, loginPlatform }
    const send = (body: object, headers = key) => context.api.post<Token>(BIND, body, headers)
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => send(request)))
    const token = accepted(first ?? assert.fail())
    for (const answer of [...others, await send(request)]) assert.deepEqual(accepted(answer), token)
    refused(await send({ ...request, password: 'guessed-it' }), 409, 'IdempotencyKeyReused')
    refused(await send(request, { 'idempotency-key': 'another-key' }), 400, 'BindTicketEnded')
  })

  it('uses a ticket once, also when it is sent twice at once', async () => {
    const bindTicket = await ticket()
    const answers = await Promise.all(
      [1, 2, 3].map(() => bind(bindTicket, { username: unique('wechat_'), password: PASSWORD })),
    )
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 400, 400])
  })

  it('asks for exactly one way', async () => {
    const bindTicket = await ticket()
    const fieldsOf = async (more: object) =>
      refused(await bind(bindTicket, more), 400, 'Validation').validationErrors.map(
        ({ message, members }) => `${members[0]}: ${message}`,
      )
    assert.deepEqual(await fieldsOf({}), ['usernameOrEmail: Required'])
    assert.deepEqual(await fieldsOf({ usernameOrEmail: 'somebody' }), ['password: Required'])
    assert.deepEqual(await fieldsOf({ target: newMobile(), password: PASSWORD }), [
      'code: Required',
      'password: This field is not supported',
    ])
    assert.deepEqual(await fieldsOf({ username: 'somebody', password: '12345' }), [
      'password: Enter at least 6 characters',
    ])
    refused(await bind(bindTicket, { username: 'a b', password: PASSWORD }), 400, 'Validation')
  })

  it('gives one WeChat account to one customer', async () => {
    const openid = unique('openid-')
    const [first, second] = [await ticket(openid), await ticket(openid)]
    accepted(await bind(first, { username: unique('wechat_'), password: PASSWORD }))
    const other = await newCustomer(context.server)
    refused(await bind(second, passwordOf(other)), 409, 'WechatAlreadyBound')
    assert.equal(accepted(await other.api.get<User>('/api/u/user')).isWechatBound, false)
  })

  it('puts a customer’s new WeChat account in place of the old one', async () => {
    const customer = await newCustomer(context.server)
    const [old, fresh] = [unique('openid-'), unique('openid-')]
    accepted(await bind(await ticket(old), passwordOf(customer)))
    accepted(await bind(await ticket(fresh), passwordOf(customer)))
    assert.ok('accessToken' in accepted(await fromMp(somebody({ openid: fresh }))))
    assert.ok('bindTicket' in accepted(await fromMp(somebody({ openid: old }))))
  })
})

describe('signing in from WeChat’s browser', () => {
  it('leads to WeChat’s page and back to an allowed one only', async () => {
    const ask = (redirectUri: string) =>
      context.api.get<{ url: string }>(`${AUTHORIZE}?${new URLSearchParams({ redirectUri, state })}`)
    for (const origin of [context.server.url, 'https://app.example.com']) {
      const redirectUri = `${origin}/#/pages/passport/login-wechat/login-wechat`
      const url = new URL(accepted(await ask(redirectUri)).url)
      assert.equal(url.origin + url.pathname, 'https://open.weixin.qq.com/connect/oauth2/authorize')
      assert.equal(url.searchParams.get('appid'), H5_KEYS.appId)
      assert.equal(url.searchParams.get('redirect_uri'), redirectUri)
      assert.equal(url.searchParams.get('state'), state)
      assert.equal(url.hash, '#wechat_redirect')
      assert.doesNotMatch(url.href, /secret/)
    }
    const foreign = [
      'https://evil.example.com/',
      'https://app.example.com.evil.com/',
      'https://app.example.com@evil.com/',
      'https://user:pass@app.example.com/',
      'http://app.example.com/',
      'javascript:alert(1)',
      '//app.example.com/',
    ]
    for (const redirectUri of foreign) {
      const error = refused(await ask(redirectUri), 400, 'RedirectNotAllowed')
      assert.deepEqual(error.validationErrors[0]?.members, ['redirectUri'], redirectUri)
    }
  })

  it('knows who is bound in the mini program of the same platform', async () => {
    const customer = await newCustomer(context.server)
    const unionid = unique('union-')
    const first = accepted(await fromMp(somebody({ openid: unique('mp-'), unionid })))
    assert.ok('bindTicket' in first)
    accepted(await bind(first.bindTicket, passwordOf(customer)))
    const openid = unique('h5-')
    const token = accepted(await fromH5(somebody({ openid, unionid })))
    assert.ok('accessToken' in token)
    assert.equal((await meWith(token)).id, customer.user.id)
    assert.ok('accessToken' in accepted(await fromH5(somebody({ openid }))))
    assert.ok('bindTicket' in accepted(await fromH5(somebody())))
  })
})
