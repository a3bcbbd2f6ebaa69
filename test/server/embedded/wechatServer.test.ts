import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { systemClock } from '../../../server/base/time/clock.ts'
import { createLog } from '../../../server/start/log.ts'
import { httpWechatProvider } from '../../../server/modules/wechat/provider/httpWechatProvider.ts'
import { NO_CONSENT } from '../../../server/modules/wechat/provider/WechatProvider.ts'
import { createWechatApi } from '../../../server/modules/wechat/provider/wechatApi.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, unique } from '../../support/server/customers.ts'
import { MP_KEYS } from '../../support/server/fakeWechat.ts'
import { loginPlatform, MP, state, useWechatSignIn } from '../../support/server/wechatSignIn.ts'

import type { User } from '../../../server/contracts/user.ts'
import type { ApiProblem } from '../../../server/base/http/problem.ts'

const { wechat, context, fromMp, bind, somebody, ticket, mobileCustomer, passwordOf } = useWechatSignIn()

describe('WeChat’s server', () => {
  it('has failures of its own when it is busy, answers nonsense or refuses the keys', async () => {
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

  it('is not waited for endlessly', async () => {
    wechat.replyNext('/slow', 'silence')
    const api = createWechatApi(wechat.url, createLog('silent'), 50)
    await assert.rejects(api.get('/slow', {}), ({ status, code }: ApiProblem) => {
      assert.deepEqual([status, code], [503, 'WechatUnavailable'])
      return true
    })
  })

  it('is asked for a token once, and again when the token no longer works', async () => {
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
