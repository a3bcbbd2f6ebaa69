import { declareParcel, PASSWORD } from '../support/server/customers.ts'

import { pullDown } from './support/gestures.ts'
import {
  HOME,
  LANGUAGE,
  LOGIN,
  MINE,
  PARCEL_DETAIL,
  PARCEL_LIST,
  STORE,
  WAREHOUSE_ADDRESS,
} from './support/routes.ts'
import { linksFor } from './support/screens.ts'
import { expect, test } from './support/test.ts'

/** The palette's blues, as opposed to the grey of inactive tabs and WeChat's green. */
const BLUE = /^rgb\((?:26, 79, 219|31, 94, 255)\)$/
const TABS = [
  { route: HOME, zh: '首页', en: 'Home' },
  { route: STORE, zh: '商城', en: 'Mall' },
  { route: WAREHOUSE_ADDRESS, zh: '仓库地址', en: 'Address' },
  { route: MINE, zh: '我的', en: 'Me' },
] as const

test.describe('the tab bar', () => {
  test('has the sizes and the colour of the specification', async ({ app, page }) => {
    await app.open(HOME)
    expect((await page.locator('.weui-tabbar').boundingBox())?.height, 'height of the bar').toBe(56)
    for (const [index, { zh }] of TABS.entries()) {
      const icon = await app.tab(index).locator('.weui-tabbar__icon').boundingBox()
      expect([icon?.width, icon?.height], `icon of ${zh}`).toEqual([24, 24])
      await expect(app.tab(index).locator('.weui-tabbar__label')).toHaveCSS('font-size', '12px')
      await app.tab(index).click()
      await expect(app.tab(index).locator('.weui-tabbar__label'), `${zh}, selected`).toHaveCSS('color', BLUE)
      await expect(app.tab((index + 1) % 4).locator('.weui-tabbar__label'), 'another tab').not.toHaveCSS(
        'color',
        BLUE,
      )
    }
  })

  for (const [index, { route, zh }] of TABS.entries()) {
    test(`is still there after a reload on ${zh}`, async ({ app, page }) => {
      await app.open(route)
      await page.reload()
      await expect(page.locator('.weui-tabbar__label')).toHaveText(TABS.map((tab) => tab.zh))
      await expect(page.locator('.weui-tabbar')).toBeInViewport()
      await expect(app.tab(index).locator('.weui-tabbar__label')).toHaveCSS('color', BLUE)
      await expect(app.title).toHaveText(zh)
      await app.tab((index + 1) % 4).click()
      await expect(app.title, 'it still switches').toHaveText(TABS[(index + 1) % 4]?.zh ?? '')
    })
  }

  test('gives way on pages above a tab', async ({ app, page }) => {
    await app.open(MINE)
    await app.control('language').click()
    await expect(app.title).toHaveText('语言')
    await expect(page.locator('.weui-tabbar')).not.toBeInViewport()
  })
})

for (const address of ['/', '/#/', `/#${HOME}`]) {
  test(`${address} shows home`, async ({ app, page }) => {
    await page.goto(address)
    await expect(app.text('登录领取专属仓库地址')).toBeVisible()
    await expect(app.title).toHaveText('首页')
  })
}

test('titles and tab names follow the language at once, and stay over a reload', async ({ app, page }) => {
  await app.open(MINE)
  await app.control('language').click()
  await app.control('language-en').click()
  await expect(app.title).toHaveText('Language')
  await expect(page).toHaveTitle('Language')
  await page.goBack()
  for (const reload of [false, true]) {
    if (reload) await page.reload()
    await expect(app.title).toHaveText('Me')
    await expect(page.locator('.weui-tabbar__label')).toHaveText(TABS.map((tab) => tab.en))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(app.text('Sign in to start')).toBeVisible()
  }
  await app.tab(1).click()
  await expect(app.title).toHaveText('Mall')
  await expect(app.text('Luggage scale'), 'what the server says is in the language too').toBeVisible()
  await app.tab(3).click()
  await app.control('language').click()
  await app.control('language-zh-Hans').click()
  await page.goBack()
  await expect(page.locator('.weui-tabbar__label')).toHaveText(TABS.map((tab) => tab.zh))
})

test('the base font grows with the screen up to 960, and beyond is that of 375', async ({ app, page }) => {
  await app.open(HOME)
  const baseFontAt = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
  }
  for (const [width, px] of [
    [320, 17.07],
    [375, 20],
    [480, 21.01],
    [768, 23.76],
    [960, 25.6],
    [961, 20],
    [1280, 20],
    [1920, 20],
  ] as const)
    expect.soft(await baseFontAt(width), `at ${width}`).toBeCloseTo(px, 1)
})

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`on a ${scheme} device`, () => {
    test.use({ colorScheme: scheme })

    test('the bar of the browser has the colour of the app’s own', async ({ app, page, device }) => {
      const bar = () => page.locator('meta[name="theme-color"]').getAttribute('content')
      const colours = { light: /^#fff(fff)?$/, dark: /^#141c2b$/ }
      const other = scheme === 'light' ? 'dark' : 'light'
      await app.open(HOME)
      expect(await bar()).toMatch(colours[scheme])
      await page.emulateMedia({ colorScheme: other })
      await expect.poll(bar, 'the device turns').toMatch(colours[other])
      await page.emulateMedia({ colorScheme: scheme })

      await device.remember({ appearance: other })
      await page.reload()
      await app.settled()
      expect(await bar(), 'as chosen').toMatch(colours[other])
    })
  })
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the background is dark, and so are the bars', async ({ app, page }) => {
    await app.open(HOME)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 18, 32)')
    await expect(page.locator('#taro-navigation-bar')).toHaveCSS('background-color', 'rgb(20, 28, 43)')
    await expect(page.locator('.weui-tabbar')).toHaveCSS('background-color', 'rgb(20, 28, 43)')
  })
})

test.describe('reading again', () => {
  const pulled = '.rmc-pull-to-refresh-content[style*="translate3d"]'

  test('home, pulled down with a finger', async ({ app, page, device, customer }) => {
    await device.signIn(customer)
    await app.open(HOME)
    await expect(app.text(customer.user.idCode)).toBeVisible()
    const { expressNumber } = await declareParcel(customer)
    await pullDown(page, () => expect(app.visible(pulled)).toHaveCount(1))
    await expect(app.text(expressNumber)).toBeVisible()
    await expect(app.visible(pulled), 'the page springs back').toHaveCount(0)
  })

  test('mine, pulled down with a finger', async ({ app, page, device, customer }) => {
    await device.signIn(customer)
    await app.open(MINE)
    await expect(app.control('count-50')).toContainText('0')
    await declareParcel(customer)
    await pullDown(page, () => expect(app.visible(pulled)).toHaveCount(1))
    await expect(app.control('count-50')).toContainText('1')
    await expect(app.visible(pulled), 'the page springs back').toHaveCount(0)
  })

  test('home signed out springs back too', async ({ app, page }) => {
    await app.open(HOME)
    const answer = page.waitForResponse((response) => response.url().endsWith('/product/list'))
    await pullDown(page, () => expect(app.visible(pulled)).toHaveCount(1))
    await answer
    await expect(app.visible(pulled)).toHaveCount(0)
  })

  test('a list, on coming back to it', async ({ app, page, device, customer, server }) => {
    const { expressNumber } = await declareParcel(customer)
    await device.signIn(customer)
    await app.open(PARCEL_LIST)
    const row = app.visible('.row-card', { hasText: expressNumber })
    await expect(row).toContainText('未到仓')
    await row.click()
    await expect(app.control('parcel-status')).toContainText('未到仓')
    await server.warehouse.arrive(expressNumber)
    await page.goBack()
    await expect(row).toContainText('仓库已签收')
  })

  test('a tab, on switching to it', async ({ app, device, customer }) => {
    await device.signIn(customer)
    await app.open(HOME)
    await app.tab(3).click()
    await app.expectAt(MINE)
    await expect(app.control('count-50')).toContainText('0')
    await app.tab(0).click()
    await app.expectAt(HOME)
    await declareParcel(customer)
    await app.tab(3).click()
    await app.expectAt(MINE)
    await expect(app.control('count-50')).toContainText('1')
  })
})

test.describe('a link from outside', () => {
  test('to a page behind the login leads there after signing in', async ({ app, page, customer, server }) => {
    const { parcelId } = await linksFor(server, customer)
    await app.open(`${PARCEL_DETAIL}?id=${parcelId}`)
    await app.control('sign-in').click()
    await app.expectAt(LOGIN)
    await page.reload()
    await app.fill({ usernameOrEmail: customer.user.userName, password: PASSWORD })
    await app.control('submit').click()
    await app.expectAt(PARCEL_DETAIL)
    await expect(app.text('到仓实拍')).toBeVisible()
  })

  test('to the login page keeps the way back over other ways to sign in', async ({ app, page, customer }) => {
    const redirect = encodeURIComponent(`${PARCEL_LIST}?status=50`)
    await app.open(`${LOGIN}?redirect=${redirect}`)
    await app.control('use-code').click()
    await app.control('to-register').click()
    await app.control('to-login').click()
    await app.expectAt(LOGIN)
    await app.fill({ usernameOrEmail: customer.user.userName, password: PASSWORD })
    await app.control('submit').click()
    await app.expectAt(PARCEL_LIST)
    expect(page.url()).toContain('status=50')
    await expect(app.text('这个状态下没有包裹')).toBeVisible()
  })

  test('cannot send a customer who signs in to another site', async ({ app, page, customer }) => {
    await app.open(`${LOGIN}?redirect=${encodeURIComponent('https://example.org/steal')}`)
    await app.fill({ usernameOrEmail: customer.user.userName, password: PASSWORD })
    await app.control('submit').click()
    await app.expectAt(HOME)
    expect(new URL(page.url()).hostname).toBe('127.0.0.1')
  })

  test('to a page above the tabs has a way home', async ({ app }) => {
    await app.open(LANGUAGE)
    await app.visible('.taro-navigation-bar-home, .taro-navigation-bar-back').click()
    await app.expectAt(HOME)
    await expect(app.text('登录领取专属仓库地址')).toBeVisible()
  })
})
