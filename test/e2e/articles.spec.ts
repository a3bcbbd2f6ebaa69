import { ARTICLE_DETAIL, CUSTOMER_SERVICE, FAQ_LIST } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test('an article begins at the top, and after a reload where the reader stopped', async ({ app, page }) => {
  // A small phone: no article of the seed is many screens long.
  await page.setViewportSize({ width: 375, height: 600 })
  await app.open(`${ARTICLE_DETAIL}?id=prohibited-goods`)
  const position = () => app.visible('.taro_page').evaluate((element) => element.scrollTop)
  expect(await position()).toBe(0)
  await page.mouse.move(180, 400)
  await page.mouse.wheel(0, 1_000)
  await expect.poll(position).toBe(1_000)
  const stored = () => page.evaluate(() => localStorage.getItem('readingPositions') ?? '')
  await expect.poll(stored).toContain('prohibited-goods')

  await page.reload()

  await expect.poll(position).toBeGreaterThan(990)
  expect(await position()).toBeLessThan(1_010)
})

test('a question is found by its answer, and what is not found is asked of customer service', async ({
  app,
}) => {
  await app.open(FAQ_LIST)
  await app.field('faq-search').fill('6000')
  await app.field('faq-search').press('Enter')
  await expect(app.control('question-faq-volume')).toHaveAttribute('aria-expanded', 'true')
  await expect(app.visible('.highlighted')).toHaveText('6000')
  await app.expectAccessible()

  await app.field('faq-search').fill('火星')
  await app.field('faq-search').press('Enter')
  await expect(app.text('没有找到相关问题')).toBeVisible()
  await app.control('ask-service').click()
  await app.expectAt(CUSTOMER_SERVICE)
})
