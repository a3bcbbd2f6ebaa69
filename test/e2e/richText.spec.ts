import { ARTICLE_ID, HOSTILE, longHtml, writeArticle } from '../support/server/richText.ts'

import { ADDRESS_TIP } from './support/routes.ts'
import { expect, test } from './support/test.ts'

const ARTICLE = `${ADDRESS_TIP}?id=${ARTICLE_ID}`

test.describe('an article that staff wrote in HTML', () => {
  test('runs, loads and submits nothing', async ({ app, page, server }) => {
    const dialogs: string[] = []
    const foreign: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(server.url).origin) foreign.push(request.url())
    })
    await writeArticle(server, HOSTILE)
    await app.open(ARTICLE)
    const text = app.visible('.content-blocks')
    await expect(text).toContainText('Harmless words in bold')
    await expect(text).toContainText('<script>escaped words</script>')
    await expect(text).toContainText('The last words')
    await expect(text).not.toContainText(/svg words|frame words/)
    await expect(text.getByRole('link')).toHaveText(['good link'])
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
    expect([dialogs, foreign]).toEqual([[], []])
  })

  test('leads on by keyboard, and shows its pictures together', async ({ app, page, server }) => {
    const picture = (name: string) => `<img alt="${name}" src="/pictures/article-${name}.webp">`
    const link = '<a href="/#/pages-settings/settings/about/about">about us</a>'
    await writeArticle(server, `<p>Read ${link}</p>${picture('food')}${picture('coupons')}`)
    await app.open(ARTICLE)
    await app.button('coupons').click()
    await expect(page.locator('.preview-image .swiper-slide')).toHaveCount(2)
    await page.locator('.preview-image').click()
    await app.visible('.content-blocks__link').press('Enter')
    await app.expectAt('/pages-settings/settings/about/about')
  })

  test('may be half a megabyte long, of which only a part is mounted', async ({ app, page, server }) => {
    await writeArticle(server, longHtml(499_000))
    await app.open(ARTICLE)
    const text = app.visible('.content-blocks')
    await expect(text).toContainText('Chapter 1 says')
    const scrollBy = (by: number) =>
      text.evaluate((element, height) => element.closest('.taro_page')?.scrollBy(0, height), by)
    await expect(async () => {
      await scrollBy(1_000)
      expect(await text.innerText()).toContain('Chapter 30')
    }).toPass({ intervals: [50] })
    expect(await page.locator('.content-blocks *').count()).toBeLessThan(600)
    await scrollBy(-1_000_000)
    await expect(text).toContainText('Chapter 1 says')
  })
})
