import { HOME, MINE, STORE, WAREHOUSE_ADDRESS } from './support/routes.ts'
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
      await expect(page).toHaveTitle(zh)
      await app.tab((index + 1) % 4).click()
      await expect(page, 'it still switches').toHaveTitle(TABS[(index + 1) % 4]?.zh ?? '')
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
    await expect(page).toHaveTitle('首页')
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
    await expect(page).toHaveTitle('Me')
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

test('a list goes on by itself where its first page does not fill the screen', async ({ app, page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 })
  await app.open(STORE)
  const pageIsFull = () =>
    page.evaluate(() => {
      const shown = document.querySelector('.product-card')?.closest('.taro_page')
      return shown
        ? shown.scrollHeight > shown.clientHeight || document.querySelector('.end-of-list') !== null
        : false
    })
  await expect.poll(pageIsFull).toBe(true)
  expect(await app.visible('.product-card').count()).toBeGreaterThan(7)
})
