import { countNodes } from './support/nodes.ts'
import { LANGUAGE, MINE } from './support/routes.ts'
import { expect, test } from './support/test.ts'

test('pages that were left leave nothing behind', async ({ app, page }) => {
  await app.open(MINE)
  const visit = async () => {
    await app.control('language').click()
    await app.expectAt(LANGUAGE)
    await page.goBack()
    await expect(app.control('language')).toBeVisible()
    // Taro removes the closed page only after it has shown the one below.
    await expect(page.locator('.taro_page')).toHaveCount(1)
    await app.settled()
  }
  // The first visits add nodes that stay: the other page's styles and scripts.
  for (let round = 0; round < 2; round += 1) await visit()
  const before = await countNodes(page)
  for (let round = 0; round < 8; round += 1) await visit()
  await expect.poll(() => countNodes(page), 'DOM nodes after ten visits beside two').toBe(before)
})
