import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { localWechatProvider } from '../../../server/modules/wechat/provider/localWechatProvider.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer, PASSWORD, unique } from '../../support/server/customers.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Token } from '../../../server/contracts/passport.ts'
import type { User } from '../../../server/contracts/user.ts'
import type { BindTicket } from '../../../server/contracts/wechat.ts'

const context = useServer()
const AUTHORIZE = '/api/f/passport/wechat/authorize-url'

describe('without WeChat’s keys', () => {
  it('a stand-in leads straight back, and knows the same person in both apps', async () => {
    const redirectUri = `${context.server.url}/?from=mine#/pages/passport/login-wechat/login-wechat`
    const state = unique('state')
    const { url } = accepted(
      await context.api.get<{ url: string }>(`${AUTHORIZE}?${new URLSearchParams({ redirectUri, state })}`),
    )
    const back = new URL(url)
    assert.equal(back.origin, context.server.url)
    assert.equal(back.hash, '#/pages/passport/login-wechat/login-wechat')
    assert.equal(back.searchParams.get('from'), 'mine')
    assert.equal(back.searchParams.get('state'), state)
    const code = back.searchParams.get('code') ?? ''
    const request = { code, state, loginPlatform: 'WeChat_H5' }
    const first = accepted(await context.api.post<BindTicket>('/api/f/passport/login-wechat', request))
    assert.equal(first.expiresIn, 600)
    const account = {
      bindTicket: first.bindTicket,
      username: unique('local_'),
      password: PASSWORD,
      loginPlatform: 'WeChat_H5',
    }
    const token = accepted(await context.api.post<Token>('/api/f/passport/wechat/bind', account))
    const inApp = { code, loginPlatform: 'WeChat_App' }
    const again = accepted(await context.api.post<Token>('/api/f/passport/login-wechat-mp', inApp))
    for (const { accessToken } of [token, again]) {
      const user = accepted(await context.api.with({ token: accessToken }).get<User>('/api/u/user'))
      assert.deepEqual([user.userName, user.isWechatBound], [account.username, true])
    }
    refused(
      await context.api.get(`${AUTHORIZE}?redirectUri=https%3A%2F%2Fevil.example.com&state=${state}`),
      400,
      'RedirectNotAllowed',
    )
  })

  it('there is no mini program code', async () => {
    const { api } = await newCustomer(context.server)
    assert.deepEqual(accepted(await api.get('/api/u/referral/mini-program-code')), { picture: null })
  })

  it('no code stands for a customer’s mobile number', async () => {
    const stranger = localWechatProvider(() => Promise.resolve(false))
    for (const phoneCode of ['local:13800138000', '13800138000', 'any']) {
      assert.match((await stranger.mobileNumberOf(phoneCode)) ?? '', /^\+888\d{11}$/)
    }
  })
})
