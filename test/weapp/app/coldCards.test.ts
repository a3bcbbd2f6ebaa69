import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'

import sharp from 'sharp'

import { once } from '../../../server/base/process/once.ts'
import { newCustomer, type TestCustomer } from '../../support/server/customers.ts'
import { sharedCards } from '../../support/server/sharedCards.ts'
import { SINGLE_PAGE_SCENE } from '../runner/wx/singlePage.ts'
import { weappDir } from '../weappDir.ts'
import { answered } from './support/answered.ts'
import { keptReferralCode } from './support/keptReferralCode.ts'
import { openApp } from './support/openApp.ts'
import { PAGES } from './support/paths.ts'
import { context } from './support/sharedServer.ts'

/** The build's API origin. */
const API = 'http://127.0.0.1:3000'

/** Made by the first test, because the server starts after this file has loaded. */
const prepare = once(async () => {
  const customer = await newCustomer(context.server)
  return { customer, cards: await sharedCards(context.server, customer) }
})

/** As any earlier run has stored it: a card in Moments can't wait for the customer's record. */
const sessionOf = ({ token, user: { id, nickname, idCode, inviteCode } }: TestCustomer) =>
  JSON.stringify({ ...token, id: 'session-1', userId: id, customer: { nickname, idCode, inviteCode } })

const parsed = (query: string) => Object.fromEntries(new URLSearchParams(query))

/** Of a file in the package, or one that the API serves. */
async function pictureAt(url: string): Promise<Buffer> {
  if (!url.startsWith(API)) return readFileSync(join(weappDir, url))
  return Buffer.from(await (await fetch(url.replace(API, context.server.url))).arrayBuffer())
}

for (const kind of ['product', 'tracking', 'quote', 'address', 'article', 'announcement', 'referral']) {
  test(`the ${kind} card says what it is, and nothing private; a stranger who opens it cold sees that`, async (t) => {
    const { customer, cards } = await prepare()
    const asked = cards[kind]
    assert.ok(asked)
    const { page, query, title, picture, opens = page, shows, showsInMoments = shows, gone } = asked
    const { inviteCode, idCode, nickname } = customer.user
    const { server } = context
    const app = await openApp(t, {
      baseUrl: server.url,
      path: page,
      query,
      storage: { session: sessionOf(customer) },
    })
    await answered(app)
    const card = await app.share()
    const moments = await app.shareToMoments()
    assert.match(card.title, title)
    assert.match(card.imageUrl ?? '', picture)
    assert.deepEqual([moments.title, moments.imageUrl], [card.title, card.imageUrl])
    for (const secret of [idCode, nickname]) assert.ok(!JSON.stringify([card, moments]).includes(secret))
    const { format, width, height } = await sharp(await pictureAt(card.imageUrl ?? '')).metadata()
    assert.deepEqual([format, width, height], ['jpeg', 500, 400])
    app.assertClean()

    const [path = '', search = ''] = card.path.split('?')
    assert.equal(path, `/${opens}`)
    const friend = await openApp(t, { baseUrl: server.url, path: opens, query: parsed(search) })
    await answered(friend)
    assert.match(friend.text(), shows)
    assert.equal(keptReferralCode(friend), inviteCode)
    friend.assertClean()

    const passerBy = await openApp(t, {
      baseUrl: server.url,
      path: page,
      query: parsed(moments.query),
      scene: SINGLE_PAGE_SCENE,
    })
    await answered(passerBy)
    assert.match(passerBy.text(), showsInMoments)
    assert.equal(keptReferralCode(passerBy), inviteCode)
    passerBy.assertClean()

    if (!gone) return
    const late = await openApp(t, { baseUrl: server.url, path: page, query: gone[0] })
    await answered(late)
    assert.match(late.text(), gone[1])
    late.assertClean()
  })
}

test('opened from Moments, a page that leads elsewhere says how to go on', async (t) => {
  const page = PAGES.warehouseAddresses
  const app = await openApp(t, { baseUrl: context.server.url, path: page, scene: SINGLE_PAGE_SCENE })
  await answered(app)
  await app.tap('#sign-in')
  assert.equal(app.toast, '请点击底部的「前往小程序」继续')
  assert.deepEqual(app.stack, [page])
  app.assertClean()
})

test('WeChat shows its own way home on every page that a card opens', async () => {
  const { cards } = await prepare()
  for (const { page, opens = page } of Object.values(cards)) {
    const { navigationStyle } = JSON.parse(readFileSync(join(weappDir, `${opens}.json`), 'utf8')) as {
      readonly navigationStyle?: string
    }
    assert.ok(navigationStyle !== 'custom' || opens.startsWith('pages/tab-bar/'), opens)
  }
})
