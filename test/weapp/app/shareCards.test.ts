import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

import { weappDir } from '../weappDir.ts'
import { answered } from './support/answered.ts'
import { keptReferralCode } from './support/keptReferralCode.ts'
import { openApp } from './support/openApp.ts'
import { openAsCustomer } from './support/openAsCustomer.ts'
import { PAGES } from './support/paths.ts'
import { requestsTo } from './support/requestsTo.ts'
import { context } from './support/sharedServer.ts'

const REFERRAL = '/api/u/referral/my'

/** The build's API origin. WeChat loads the cards' pictures from there, not the app. */
const API = 'http://127.0.0.1:3000'

test('a stranger’s card of Home leads Home; a customer’s brings their referral code', async (t) => {
  const { server } = context
  const app = await openApp(t, { baseUrl: server.url })
  await answered(app)
  assert.deepEqual(await app.share(), {
    title: '各家网购的包裹，合成一单寄到海外',
    path: `/${PAGES.home}`,
    imageUrl: `${API}/pictures/share-card.png`,
  })
  const { title, query } = await app.shareToMoments()
  assert.deepEqual([title, query], ['各家网购的包裹，合成一单寄到海外', ''])
  app.assertClean()

  const { app: own, customer } = await openAsCustomer(t, server)
  const { inviteCode: code, idCode } = customer.user
  const card = await own.share()
  assert.equal(card.path, `/${PAGES.home}?referralCode=${code}`)
  assert.ok(!JSON.stringify(card).includes(idCode))
  assert.equal((await own.shareToMoments()).query, `referralCode=${code}`)
  assert.deepEqual(requestsTo(own, REFERRAL), [], 'the customer’s record has the code')

  const [path = '', search = ''] = card.path.split('?')
  const friend = await openApp(t, {
    baseUrl: server.url,
    path: path.slice(1),
    query: Object.fromEntries(new URLSearchParams(search)),
  })
  assert.equal(keptReferralCode(friend), code)
})

test('a card from a page that has not read the customer’s record loads the code', async (t) => {
  const { server } = context
  const { app, customer } = await openAsCustomer(t, server, { path: PAGES.calculate })
  const card = await app.share()
  assert.equal(card.path, `/${PAGES.calculate}?referralCode=${customer.user.inviteCode}`)
  server.failNext({ path: REFERRAL, status: 500 })
  assert.equal((await app.share()).path, `/${PAGES.calculate}`, 'a card without a code is better than none')
  assert.deepEqual([...app.modals, ...app.toasts], [])
})

test('what everybody may read can be shared, and nothing that shows a customer’s own', async () => {
  const { pages, subPackages } = JSON.parse(readFileSync(join(weappDir, 'app.json'), 'utf8')) as {
    readonly pages: readonly string[]
    readonly subPackages: readonly { readonly root: string; readonly pages: readonly string[] }[]
  }
  const all = [
    ...pages,
    ...subPackages.flatMap(({ root, pages: own }) => own.map((page) => `${root}/${page}`)),
  ]
  // Taro gives a page its sharing functions according to flags compiled into the page's code.
  const sharing = (way: string) =>
    all.filter((page) => readFileSync(join(weappDir, `${page}.js`), 'utf8').includes(`${way}:!0`))
  const cards = [
    PAGES.home,
    PAGES.store,
    PAGES.product,
    PAGES.contentPage,
    PAGES.addressTips,
    PAGES.addressTip,
    PAGES.calculate,
    PAGES.deliveryMethods,
    PAGES.announceList,
    PAGES.announceDetail,
    PAGES.articleList,
    PAGES.articleDetail,
    PAGES.faqList,
    // Names nobody.
    PAGES.tracking,
    // For strangers these two have an invitation in place of the customer's own.
    PAGES.warehouseAddresses,
    PAGES.myReferral,
  ]
  assert.deepEqual(sharing('enableShareTimeline').sort(), [...cards].sort())
  // A card in Moments opens the page it's from; an order's card in a chat opens its tracking.
  assert.deepEqual(sharing('enableShareAppMessage').sort(), [...cards, PAGES.orderDetail].sort())
})

test('a mini program code brings its referral code, whether the app was closed or in the background', async (t) => {
  const { url: baseUrl } = context.server
  const cold = await openApp(t, { baseUrl, query: { scene: encodeURIComponent('r=COLD2345') }, scene: 1047 })
  assert.equal(keptReferralCode(cold), 'COLD2345')
  await cold.leave()
  await cold.comeBack({ scene: 'WARM2345' })
  assert.equal(keptReferralCode(cold), 'WARM2345')
  await cold.leave()
  await cold.comeBack({ scene: encodeURIComponent('id=7&x=1') })
  assert.equal(keptReferralCode(cold), 'WARM2345', 'another scene is no code')
  cold.assertClean()
})
