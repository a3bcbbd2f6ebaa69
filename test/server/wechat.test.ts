import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { MINUTE_MS, systemClock } from '../../server/clock.ts'
import { createLog } from '../../server/log.ts'
import { httpWechatProvider } from '../../server/modules/wechat/httpWechatProvider.ts'
import { NO_CONSENT } from '../../server/modules/wechat/WechatProvider.ts'
import { createWechatApi } from '../../server/modules/wechat/wechatApi.ts'
import { accepted, refused } from '../support/server/apiClient.ts'
import { newCustomer, PASSWORD, requestCode, unique, type TestCustomer } from '../support/server/customers.ts'
import { H5_KEYS, MP_KEYS, useFakeWechat } from '../support/server/fakeWechat.ts'
import { newMobile, REGISTER, registration } from '../support/server/passport.ts'
import { useServer } from '../support/server/useServer.ts'

import type { Token } from '../../server/contracts/passport.ts'
import type { User } from '../../server/contracts/user.ts'
import type { BindTicket } from '../../server/contracts/wechat.ts'
import type { ApiProblem } from '../../server/problem.ts'

const wechat = useFakeWechat()
const context = useServer({
  corsOrigins: ['https://app.example.com'],
  wechat: {
    mp: MP_KEYS,
    h5: H5_KEYS,
    get apiBase() {
      return wechat.url
    },
  },
})

const MP = '/api/f/passport/login-wechat-mp'
const H5 = '/api/f/passport/login-wechat'
const BIND = '/api/f/passport/wechat/bind'
const AUTHORIZE = '/api/f/passport/wechat/authorize-url'
const loginPlatform = 'WeChat_App'
const state = 'abc123'

const meWith = async (token: Token): Promise<User> =>
  accepted(await context.api.with({ token: token.accessToken }).get<User>('/api/u/user'))

const fromMp = (code: string, more: object = {}) =>
  context.api.post<Token | BindTicket>(MP, { code, loginPlatform, ...more })
const fromH5 = (code: string) =>
  context.api.post<Token | BindTicket>(H5, { code, state, loginPlatform: 'WeChat_H5' })
const bind = (bindTicket: string, more: object) =>
  context.api.post<Token>(BIND, { bindTicket, loginPlatform, ...more })

/** Somebody whom WeChat has just let sign in. */
const somebody = (person: { openid: string; unionid?: string } = { openid: unique('openid-') }) =>
  wechat.code(unique('code-'), person)

async function ticket(openid = unique('openid-'), more: object = {}): Promise<string> {
  const answer = accepted(await fromMp(somebody({ openid }), more))
  assert.ok('bindTicket' in answer, 'nobody is bound')
  return answer.bindTicket
}

async function mobileCustomer(): Promise<{ user: User; mobileNumber: string }> {
  const mobileNumber = newMobile()
  const code = await requestCode(context.server, mobileNumber, 'REGISTER')
  const token = accepted(await context.api.post<Token>(REGISTER, registration(mobileNumber, code)))
  return { user: await meWith(token), mobileNumber }
}

const passwordOf = ({ user }: TestCustomer) => ({ usernameOrEmail: user.userName, password: PASSWORD })

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

  it('binds and signs in at once whose number WeChat has verified', async () => {
    const { user, mobileNumber } = await mobileCustomer()
    const openid = unique('openid-')
    const phoneCode = wechat.phoneCode(unique('phone-'), mobileNumber)
    const token = accepted(await fromMp(somebody({ openid }), { phoneCode }))
    assert.ok('accessToken' in token)
    assert.equal((await meWith(token)).id, user.id)
    assert.ok('accessToken' in accepted(await fromMp(somebody({ openid }))))
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

describe('WeChat’s server', () => {
  it('is told from the API’s own failures when it is busy, talks nonsense or refuses the keys', async () => {
    const path = '/sns/jscode2session'
    for (const reply of ['busy', { errcode: -1 }, { errcode: 45011 }] as const) {
      wechat.replyNext(path, reply)
      const answer = await fromMp(somebody())
      refused(answer, 503, 'WechatUnavailable')
      assert.ok(Number(answer.headers.get('retry-after')) > 0)
    }
    for (const reply of ['no JSON', {}, { errcode: 40125, errmsg: 'invalid appsecret' }] as const) {
      wechat.replyNext(path, reply)
      const error = refused(await fromMp(somebody()), 502, 'WechatFailed')
      assert.doesNotMatch(JSON.stringify(error), /appsecret/)
    }
    wechat.replyNext(path, 'busy')
    assert.equal(
      refused(await context.api.with({ language: 'zh-Hans' }).post(MP, { code: 'x', loginPlatform }), 503)
        .message,
      '暂时无法连接微信，请稍后再试',
    )
  })

  it('is not waited for without end', async () => {
    wechat.replyNext('/slow', 'silence')
    const api = createWechatApi(wechat.url, createLog('silent'), 50)
    await assert.rejects(api.get('/slow', {}), ({ status, code }: ApiProblem) => {
      assert.deepEqual([status, code], [503, 'WechatUnavailable'])
      return true
    })
  })

  it('is asked for a token once, and again when the token has died', async () => {
    const { mobileNumber } = await mobileCustomer()
    const signIn = async () => {
      const phoneCode = wechat.phoneCode(unique('phone-'), mobileNumber)
      assert.ok('accessToken' in accepted(await fromMp(somebody(), { phoneCode })))
    }
    await signIn()
    const asked = wechat.callsTo('/cgi-bin/stable_token').length
    await signIn()
    assert.equal(wechat.callsTo('/cgi-bin/stable_token').length, asked)
    wechat.revokeToken()
    await signIn()
    assert.equal(wechat.callsTo('/cgi-bin/stable_token').length, asked + 1)
  })

  it('checks nicknames of those whom the mini program knows, and stops nobody when it fails', async () => {
    const customer = await newCustomer(context.server)
    const rename = (nickname: string) =>
      customer.api.put<User>(`/api/u/user/update-nickname?nickname=${nickname}`)
    accepted(await rename('forbidden-but-unbound'))
    accepted(await bind(await ticket(), passwordOf(customer)))
    const error = refused(await rename('forbidden'), 400, 'TextNotAllowed')
    assert.deepEqual(error.validationErrors[0]?.members, ['nickname'])
    assert.equal(accepted(await rename('pleasant')).nickname, 'pleasant')
    wechat.replyNext('/wxa/msg_sec_check', 'busy')
    assert.equal(accepted(await rename('forbidden')).nickname, 'forbidden')
  })

  it('sends subscribe messages, and says why one will never arrive', async () => {
    const provider = httpWechatProvider(
      { apiBase: wechat.url, mp: MP_KEYS, h5: undefined },
      systemClock,
      createLog('silent'),
    )
    const path = '/cgi-bin/message/subscribe/send'
    const message = { templateId: 'template-1', page: 'pages/x', data: { thing1: 'Parcel' } }
    wechat.consent('openid-1', 'template-1')
    assert.equal(await provider.sendSubscribeMessage('openid-1', message), null)
    assert.deepEqual(wechat.callsTo(path).at(-1)?.body, {
      touser: 'openid-1',
      template_id: 'template-1',
      page: 'pages/x',
      data: { thing1: { value: 'Parcel' } },
    })
    assert.equal(
      await provider.sendSubscribeMessage('openid-1', message),
      NO_CONSENT,
      'one consent, one message',
    )
    wechat.replyNext(path, { errcode: 41030, errmsg: 'invalid page' })
    assert.equal(await provider.sendSubscribeMessage('openid-1', message), 'WeChat 41030')
    wechat.replyNext(path, 'busy')
    await assert.rejects(provider.sendSubscribeMessage('openid-1', message), /WechatUnavailable/)
    assert.throws(() => provider.authorizeUrl({ redirectUri: 'http://x', state }), /WechatNotConfigured/)
  })
})
