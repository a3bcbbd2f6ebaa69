import { expect, H5_BUILD, test } from './support/test.ts'
import { scriptsBeyondFloor, stylesBeyondFloor, unreadableInlineScripts } from './support/browserFloor.ts'

// The oldest browsers in package.json's `browserslist`: Chrome 84, Firefox 79, Safari 14.1, iOS 14.5.

test('the scripts use no syntax that the oldest browsers cannot read', () => {
  expect(scriptsBeyondFloor(H5_BUILD)).toEqual([])
})

test('the document itself has scripts that any browser can read', () => {
  expect(unreadableInlineScripts(H5_BUILD)).toEqual([])
})

test('the styles have nothing that the oldest browsers do not know', () => {
  expect(stylesBeyondFloor(H5_BUILD)).toEqual([])
})

test('a browser that is older still says so instead of staying white', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'WeakRef')
  })
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('您的浏览器版本过低')).toBeVisible()
  await expect(page.getByText('This browser is too old for this site')).toBeVisible()
  await expect(page.locator('#app')).toHaveCount(0)
})
