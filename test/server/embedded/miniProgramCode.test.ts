import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { MINI_PROGRAM_CODE } from '../../support/server/fakeWechat.ts'
import { useWechatSignIn } from '../../support/server/wechatSignIn.ts'

import type { MiniProgramCode } from '../../../server/contracts/referral.ts'

const { wechat, context } = useWechatSignIn()
const CODE = '/api/u/referral/mini-program-code'
const WECHAT = '/wxa/getwxacodeunlimit'

describe('the mini program code of an invitation', () => {
  it('opens Home with the customer’s referral code, and is drawn by WeChat once', async () => {
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

  it('needs a session', async () => {
    refused(await context.api.get(CODE), 401, 'NotSignedIn')
  })
})
