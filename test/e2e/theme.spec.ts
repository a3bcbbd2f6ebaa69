import { WAREHOUSE_ADDRESS } from './support/routes.ts'
import { expect, test } from './support/test.ts'

import type { Page } from '@playwright/test'

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`on a ${scheme} device`, () => {
    test.use({ colorScheme: scheme })

    test('the bar of the browser has the app’s colour; a theme has the same colours, chosen or not', async ({
      app,
      page,
      device,
    }) => {
      const bar = () => page.locator('meta[name="theme-color"]').getAttribute('content')
      const colours = { light: /^#fff(fff)?$/, dark: /^#141c2b$/ }
      const other = scheme === 'light' ? 'dark' : 'light'
      await app.open(WAREHOUSE_ADDRESS)
      expect(await bar()).toMatch(colours[scheme])
      await page.emulateMedia({ colorScheme: other })
      await expect.poll(bar, 'the device turns').toMatch(colours[other])
      const turned = await themeOf(page)
      await page.emulateMedia({ colorScheme: scheme })

      await device.remember({ appearance: other })
      await page.reload()
      await app.settled()
      expect(await bar(), 'as chosen').toMatch(colours[other])
      expect(turned).toHaveProperty('--color-background')
      expect(await themeOf(page)).toEqual(turned)
    })
  })
}

test.describe('in the dark', () => {
  test.use({ colorScheme: 'dark' })

  test('the background is dark, and so are the bars', async ({ app, page }) => {
    await app.open(WAREHOUSE_ADDRESS)
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(11, 18, 32)')
    await expect(page.locator('#taro-navigation-bar')).toHaveCSS('background-color', 'rgb(20, 28, 43)')
    await expect(page.locator('.weui-tabbar')).toHaveCSS('background-color', 'rgb(20, 28, 43)')
  })
})

/** The theme's variables, and what the document itself takes from them. */
const themeOf = (page: Page) =>
  page.evaluate(() => {
    const theme: Record<string, string> = {}
    document.documentElement.computedStyleMap().forEach((values, name) => {
      if (name.startsWith('--') || name === 'color-scheme') theme[name] = values.join(', ')
    })
    const { color, backgroundColor } = getComputedStyle(document.body)
    return { ...theme, color, backgroundColor }
  })
