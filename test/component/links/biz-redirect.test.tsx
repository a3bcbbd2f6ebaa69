import Taro from '@tarojs/taro'

import { PATHS } from '@/navigation/routes'
import BizRedirectPage from '@/pages/biz-redirect/biz-redirect'

import { deferred } from '../../support/app/deferred'
import { tap } from '../../support/app/gestures'
import { byId, change, openPage, switchLanguage } from '../../support/app/openPage'
import { rememberSession } from '../../support/app/startApp'
import { noAnswer, ok, refusal, Wire, type WireReply } from '../../support/app/Wire'

const RESOLVE = 'POST /api/f/short-link/resolve'
const PRODUCT = `${PATHS.product}?id=1`
const SHARED = ok({ path: `${PRODUCT}&referralCode=FRIEND1` })

const open = (params: Record<string, string>, options: Parameters<typeof openPage>[2] = {}) =>
  openPage(BizRedirectPage, PATHS.bizRedirect, { params, ...options })

describe('the redirect page', () => {
  it('gives way to a short link’s page, and keeps the friend’s referral code', async () => {
    const wire = new Wire().on(RESOLVE, SHARED)
    const { router, stores } = await open({ code: 'ABCD2345' }, { wire, below: [PATHS.home] })

    expect(wire.lastCallTo(RESOLVE).body).toEqual({ code: 'ABCD2345' })
    expect(router.stack).toEqual([PATHS.home, PRODUCT])
    expect(stores.referral.code).toBe('FRIEND1')
  })

  it.each([
    ['a scanned mini program code', { scene: 's%3DABCD2345' }],
    ['a scanned QR code of the link', { q: encodeURIComponent('http://localhost/s/ABCD2345') }],
    ['an address of the site', { to: 'http://localhost/s/ABCD2345' }],
  ])('opens %s as the only page', async (_case, params) => {
    const { router } = await open(params, { wire: new Wire().on(RESOLVE, SHARED) })

    expect(router.stack).toEqual([PRODUCT])
  })

  it('asks the server nothing about a page’s own address', async () => {
    const { router, wire } = await open({ to: `http://localhost/#${PATHS.store}?referralCode=FRIEND1` })

    expect(router.moves).toEqual([`switchTab ${PATHS.store}`])
    expect(wire.callsTo(RESOLVE)).toEqual([])
  })

  it('hands another site’s page to the notice', async () => {
    const { router } = await open({ to: 'https://www.abf.gov.au/a?b=1' })

    expect(router.stack).toEqual([`${PATHS.webView}?url=https%3A%2F%2Fwww.abf.gov.au%2Fa%3Fb%3D1`])
  })

  it('ignores the referral code of a link that a customer opens', async () => {
    rememberSession()
    const { stores } = await open({ code: 'ABCD2345' }, { wire: new Wire().on(RESOLVE, SHARED) })

    expect(stores.referral.code).toBe('')
  })

  it.each([
    ['nobody made', { code: 'ABCD2345' }, refusal(404)],
    ['leads to a page that this version lacks', { code: 'ABCD2345' }, ok({ path: '/pages/new/new' })],
    ['would lead back here', { code: 'ABCD2345' }, ok({ path: `${PATHS.bizRedirect}?code=ABCD2345` })],
    ['is no link', {}, ok({ path: PRODUCT })],
    ['is not the app’s', { to: 'http://evil.test/' }, ok({ path: PRODUCT })],
  ])('says that a link is gone that %s, and leads home', async (_case, params, answer) => {
    const opened = await open(params, { wire: new Wire().on(RESOLVE, answer) })
    const { page, router, modal } = opened

    expect(page.text()).toContain('链接已失效')
    expect(modal).not.toHaveBeenCalled()
    await switchLanguage(opened, 'en')
    expect(page.text()).toContain('This link no longer works')
    await tap(byId(page, 'go-home'))
    expect(router.stack).toEqual([PATHS.home])
  })

  it('offers another try when the server does not answer', async () => {
    const wire = new Wire().on(RESOLVE, noAnswer(), SHARED)
    const { page, router } = await open({ code: 'ABCD2345' }, { wire })
    byId(page, 'go-home')

    await tap(byId(page, 'retry'))

    expect(router.stack).toEqual([PRODUCT])
  })

  it('offers another try when the page’s code does not load', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    jest.spyOn(Taro, 'redirectTo').mockRejectedValueOnce({ errMsg: 'redirectTo:fail timeout' })
    const { page, router } = await open({ to: PRODUCT })
    expect(router.moves).toEqual([])

    await tap(byId(page, 'retry'))

    expect(router.stack).toEqual([PRODUCT])
  })

  it('leaves a customer alone who has gone elsewhere meanwhile', async () => {
    const answer = deferred<WireReply>()
    const { page, router } = await open(
      { code: 'ABCD2345' },
      { wire: new Wire().on(RESOLVE, answer.promise) },
    )
    expect(page.text()).toContain('正在打开')
    await change(() => Taro.switchTab({ url: PATHS.mine }))

    await change(() => answer.resolve(SHARED))

    expect(router.stack).toEqual([PATHS.mine])
  })
})
