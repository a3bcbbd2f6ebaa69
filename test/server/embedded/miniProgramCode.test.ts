import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { MINI_PROGRAM_CODE } from '../../support/server/fakeWechat.ts'
import { useWechatSignIn } from '../../support/server/wechatSignIn.ts'

import type { MiniProgramCode } from '../../../server/contracts/referral.ts'
import type { ShortLink } from '../../../server/contracts/shortLink.ts'

const { wechat, context } = useWechatSignIn()
const CODE = '/api/u/referral/mini-program-code'
const WECHAT = '/wxa/getwxacodeunlimit'

describe('a mini program code', () => {
  it('of an invitation opens Home with the customer’s referral code, and is drawn by WeChat once', async () => {
    const { api, user } = await newCustomer(context.server)
    const before = wechat.callsTo(WECHAT).length
    const picture = `data:image/jpeg;base64,${MINI_PROGRAM_CODE.toString('base64')}`
    for (let count = 0; count < 2; count += 1) {
      assert.deepEqual(accepted(await api.get<MiniProgramCode>(CODE)), { picture })
    }
    const asked = wechat.callsTo(WECHAT).slice(before)
    assert.equal(asked.length, 1)
    const { scene, ...rest } = asked[0]?.body ?? {}
    assert.deepEqual(rest, { page: 'pages/tab-bar/home/home', check_path: false })
    assert.equal(scene, `r=${user.inviteCode}`)
    assert.ok(String(scene).length <= 32, 'WeChat takes no more')
  })

  it('is asked for again after WeChat was busy or refused', async () => {
    const { api } = await newCustomer(context.server)
    wechat.replyNext(WECHAT, 'busy')
    refused(await api.get(CODE), 503, 'WechatUnavailable')
    wechat.replyNext(WECHAT, { errcode: 45029, errmsg: 'too many codes' })
    refused(await api.get(CODE), 502, 'WechatFailed')
    assert.ok(accepted(await api.get<MiniProgramCode>(CODE)).picture)
  })

  it('of a short link opens the page that leads on, with the link’s code', async () => {
    const { api } = await newCustomer(context.server)
    const path = '/pages-store/store/product/product?id=1'
    const before = wechat.callsTo(WECHAT).length
    accepted(await api.post('/api/u/short-link/mini-program-code', { path }))
    const { code } = accepted(await api.post<ShortLink>('/api/u/short-link', { path }))
    const [asked] = wechat.callsTo(WECHAT).slice(before)
    const page = 'pages/biz-redirect/biz-redirect'
    assert.deepEqual(asked?.body, { page, scene: `s=${code}`, check_path: false })
  })

  it('needs a session', async () => {
    refused(await context.api.get(CODE), 401, 'NotSignedIn')
  })
})
