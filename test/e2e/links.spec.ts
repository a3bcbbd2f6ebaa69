import { accepted } from '../support/server/apiClient.ts'
import { COLD_LINKS } from '../support/coldLinks.ts'

import { BIZ_REDIRECT, HOME, MINE, PRODUCT, WEB_VIEW } from './support/routes.ts'
import { linksFor } from './support/screens.ts'
import { expect, test } from './support/test.ts'

import type { ShortLink } from '../../server/contracts/shortLink.ts'

const WAY_HOME = '.taro-navigation-bar-home, .taro-navigation-bar-back, .taro-tabbar__tabbar'

test('a friend’s short link opens the page, and brings the referral code', async ({
  app,
  page,
  customer,
  server,
  consoleWatch,
}) => {
  const { productId } = await linksFor(server, customer)
  const path = `${PRODUCT}?id=${productId}`
  const { url, code } = accepted(await customer.api.post<ShortLink>('/api/u/short-link', { path }))
  await page.goto(url)
  await app.expectAt(PRODUCT)
  const kept = () => page.evaluate(() => localStorage.getItem('referralCode'))
  await expect.poll(kept).toContain(customer.user.inviteCode)

  await app.open(MINE)
  await page.goto(`/#${BIZ_REDIRECT}?to=${encodeURIComponent(`${server.url}/s/${code}`)}`)
  await app.expectAt(PRODUCT)
  await page.goBack()
  await app.expectAt(MINE)

  consoleWatch.expect(/404/)
  await page.goto('/s/NOTMADE2')
  await expect(app.text('链接已失效')).toBeVisible()
  await app.control('go-home').click()
  await app.expectAt(HOME)
})

test('a web page opens in a tab of its own at a tap, and that tab can’t reach this one', async ({
  app,
  page,
  context,
}) => {
  await context.route('https://www.abf.gov.au/**', (route) => route.fulfill({ body: 'theirs' }))
  await app.open(`${WEB_VIEW}?url=${encodeURIComponent('https://www.abf.gov.au/entering?a=1')}`)
  expect(context.pages()).toHaveLength(1)
  const [theirs] = await Promise.all([context.waitForEvent('page'), app.control('continue').click()])
  await expect(theirs).toHaveURL('https://www.abf.gov.au/entering?a=1')
  expect(await theirs.evaluate(() => window.opener as unknown)).toBeNull()
  await expect(page).toHaveURL(new RegExp(WEB_VIEW))
})

test('what each link type opens works as the first page, with an ID that means nothing any more', async ({
  app,
  page,
  consoleWatch,
}) => {
  consoleWatch.expect(/404/)
  for (const { type, path, query, shows } of COLD_LINKS) {
    await page.goto('about:blank')
    await page.goto(`/#/${path}?${new URLSearchParams(query)}`)
    await expect.soft(app.text(shows), type).toBeVisible()
    await expect.soft(app.visible(WAY_HOME).first(), type).toBeVisible()
  }
})

test('old addresses say so and lead home', async ({ app, page, toasts }) => {
  for (const [index, address] of [
    '/#/pages-store/old/old',
    '/#/pages/article/list/old?id=1',
    '/pages/old/old?id=1',
  ].entries()) {
    await page.goto('about:blank')
    await page.goto(address)
    await app.expectAt(HOME)
    await expect.poll(() => toasts.count('Page Not Found'), address).toBe(index + 1)
  }
})
