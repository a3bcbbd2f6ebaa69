import { newCustomer } from '../support/server/customers.ts'
import { FakeWechat, H5_KEYS } from '../support/server/fakeWechat.ts'
import { readQrCode } from '../support/server/readQrCode.ts'
import { sharedCards, type SharedCard } from '../support/server/sharedCards.ts'
import { startTestServer } from '../support/server/startTestServer.ts'

import { CALCULATE, HOME } from './support/routes.ts'
import { Screen } from './support/Screen.ts'
import { WECHAT_AGENT } from './support/states.ts'
import { expect, H5_BUILD, test } from './support/test.ts'

const JS_SDK = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js'

/** Stands in for WeChat's script: keeps what it is given. */
const FAKE_JS_SDK = `
  window.wx = {
    config: (asked) => { wx.asked = asked },
    ready: (act) => act(),
    error: () => undefined,
    updateAppMessageShareData: (card) => { wx.chat = card },
    updateTimelineShareData: (card) => { wx.moments = card },
  }`

const routeOf = (page: string, query: SharedCard['query']) =>
  `/${page}?${new URLSearchParams(query).toString()}`

test('a computer shows the link with a code to scan, which brings the sender’s referral code', async ({
  app,
  device,
  customer,
  server,
}) => {
  await device.signIn(customer)
  await app.open(`${CALCULATE}?to=sg&weight=1.2`)
  await app.control('share').click()
  const link = `${server.url}/#${CALCULATE}?to=sg&weight=1.2&referralCode=${customer.user.inviteCode}`
  await expect(app.control('shared-link')).toHaveText(link)
  expect(await readQrCode(await app.control('link-code').screenshot())).toBe(link)
  await app.page.keyboard.press('Escape')
  await expect(app.control('shared-link')).toBeHidden()
})

test('a stranger who opens a card’s link sees what it is about or that it is gone, and a way home', async ({
  app,
  page,
  customer,
  server,
  consoleWatch,
}) => {
  // The products and numbers that are gone.
  consoleWatch.expect(/404/)
  const cold = async (route: string) => {
    await page.goto('about:blank')
    await app.open(route)
  }
  const cards = Object.entries(await sharedCards(server, customer))
  for (const [kind, { page: own, query, opens = own, shows, gone }] of cards) {
    await cold(routeOf(opens, { ...(opens === own && query), referralCode: customer.user.inviteCode }))
    await expect(app.text(shows), kind).toBeVisible()
    if (gone) {
      await cold(routeOf(own, gone[0]))
      await expect(app.text(gone[1]), kind).toBeVisible()
    }
    if (`/${opens}` !== HOME) await expect(app.button('首页'), kind).toBeVisible()
  }
  await cold(routeOf(cards[0]?.[1].page ?? '', cards[0]?.[1].query ?? {}))
  await app.button('首页').click()
  await app.expectAt(HOME)
})

test('WeChat’s browser gets the card of the page on screen', async ({ browser }) => {
  const wechat = new FakeWechat()
  await wechat.start()
  const server = await startTestServer({
    staticDir: H5_BUILD,
    wechat: { h5: H5_KEYS, apiBase: wechat.url },
  })
  const context = await browser.newContext({ baseURL: server.url, userAgent: WECHAT_AGENT })
  const page = await context.newPage()
  await page.route(JS_SDK, (route) => route.fulfill({ contentType: 'text/javascript', body: FAKE_JS_SDK }))
  const given = () => page.evaluate(() => (window as unknown as { wx?: Record<string, unknown> }).wx)
  const { product } = await sharedCards(server, await newCustomer(server))
  if (!product) throw new Error('no product')

  const app = new Screen(page)
  await app.open(routeOf(product.page, product.query))
  const link = `${server.url}/#${routeOf(product.page, product.query)}`
  await expect.poll(given).toMatchObject({
    asked: {
      appId: H5_KEYS.appId,
      jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData', 'scanQRCode'],
    },
    chat: { title: expect.stringMatching(product.title), link },
    moments: {
      link,
      imgUrl: expect.stringMatching(new RegExp(`^${server.url}/cards/pictures/`)),
    },
  })

  await app.control('share').click()
  await expect(app.control('wechat-guide')).toContainText('点击右上角「···」')
  await app.control('close-guide').click()
  await app.button('首页').click()
  await app.expectAt(HOME)
  await expect.poll(given).toMatchObject({
    moments: { link: `${server.url}/#${HOME}`, imgUrl: `${server.url}/pictures/share-card.png` },
  })

  await context.close()
  await server.close()
  wechat.stop()
})
