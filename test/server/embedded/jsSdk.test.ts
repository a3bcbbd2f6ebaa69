import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { MINUTE_MS } from '../../../server/base/time/clock.ts'
import { signPage } from '../../../server/modules/wechat/jsSdk.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { H5_KEYS } from '../../support/server/fakeWechat.ts'
import { startTestServer } from '../../support/server/startTestServer.ts'
import { useWechatSignIn } from '../../support/server/wechatSignIn.ts'

import type { JsSdkConfig } from '../../../server/contracts/wechat.ts'

const { wechat, context } = useWechatSignIn()
const TICKET = '/cgi-bin/ticket/getticket'

const configFor = (url: string) =>
  context.api.get<{ config: JsSdkConfig | null }>(
    `/api/f/wechat/js-sdk-config?url=${encodeURIComponent(url)}`,
  )

describe('the JS-SDK of WeChat’s browser', () => {
  it('gets the signature of WeChat’s own example', () => {
    const signature = signPage({
      ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
      nonceStr: 'Wm3WZYTPz0wzccnW',
      timestamp: 1_414_587_457,
      url: 'http://mp.weixin.qq.com?params=value',
    })
    assert.equal(signature, '0f9de62fce790f9a083d5c99e95740ceb90c27ed')
  })

  it('may be used by pages of this site, each signed with the one ticket', async () => {
    const pages = [`${context.server.url}/`, 'https://app.example.com/?from=timeline']
    const configs = await Promise.all(pages.map(async (url) => ({ url, ...accepted(await configFor(url)) })))
    for (const { url, config } of configs) {
      assert.ok(config)
      const { appId, signature, ...signed } = config
      assert.equal(appId, H5_KEYS.appId)
      assert.equal(signature, signPage({ ...signed, ticket: 'ticket-for-jsapi', url }))
      assert.ok(Math.abs(signed.timestamp * 1000 - context.server.clock.now().getTime()) < MINUTE_MS)
    }
    assert.notEqual(configs[0]?.config?.nonceStr, configs[1]?.config?.nonceStr)
    assert.equal(wechat.callsTo(TICKET).length, 1, 'two pages at once share a request')
    context.server.clock.advance(116 * MINUTE_MS)
    accepted(await configFor(pages[0] ?? ''))
    assert.equal(wechat.callsTo(TICKET).length, 2, 'renewed before it dies')
  })

  it('is asked for again with a new token if WeChat no longer takes the old one', async () => {
    accepted(await configFor(`${context.server.url}/`))
    context.server.clock.advance(114 * MINUTE_MS)
    wechat.replyNext(TICKET, { errcode: 40001, errmsg: 'invalid credential' })
    context.server.clock.advance(2 * MINUTE_MS)
    assert.ok(accepted(await configFor(`${context.server.url}/`)).config)
  })

  it('is for no other site', async () => {
    for (const url of [
      'https://elsewhere.example/',
      `${context.server.url}.example/`,
      'javascript:alert(1)',
    ]) {
      assert.deepEqual(
        refused(await configFor(url), 400, 'RedirectNotAllowed').validationErrors[0]?.members,
        ['url'],
      )
    }
    refused(await configFor(`${context.server.url}/#/pages`), 400)
  })

  it('may be loaded by the H5 only where an official account is set up', async (t) => {
    const without = await startTestServer()
    t.after(() => without.close())
    const policyOf = async (url: string) =>
      (await fetch(`${url}/nothing`)).headers.get('content-security-policy') ?? ''
    assert.match(await policyOf(context.server.url), /script-src [^;]*https:\/\/res\.wx\.qq\.com\/open\/js\//)
    assert.doesNotMatch(await policyOf(without.url), /wx\.qq\.com/)
    const own = `${without.url}/`
    const answer = await fetch(`${without.url}/api/f/wechat/js-sdk-config?url=${encodeURIComponent(own)}`)
    assert.deepEqual(await answer.json(), { config: null })
  })
})
