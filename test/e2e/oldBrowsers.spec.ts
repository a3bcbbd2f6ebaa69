import { allScreens, linksFor } from './support/screens.ts'
import { expect, H5_BUILD, test } from './support/test.ts'
import { scriptsBeyondFloor, stylesBeyondFloor } from './support/browserFloor.ts'

// What `browserslist` in package.json promises: Chrome 84, Firefox 79, Safari 14.1, iOS 14.5.

test('the scripts use no syntax that the oldest browsers cannot read', () => {
  expect(scriptsBeyondFloor(H5_BUILD)).toEqual([])
})

test('nor do the styles', () => {
  expect(stylesBeyondFloor(H5_BUILD)).toEqual([])
})

test('every screen does without what the oldest browsers lack', async ({
  app,
  page,
  device,
  customer,
  server,
}) => {
  test.slow()
  await page.addInitScript(takeAwayYoungFeatures)
  const screens = allScreens(await linksFor(server, customer))
  await device.signIn(customer)
  for (const { route, signedIn } of screens) {
    await page.goto('about:blank')
    await page.goto(`/#${route}`)
    await expect.soft(app.text(signedIn), route).toBeVisible()
  }
  expect(await page.evaluate(() => 'replaceAll' in String.prototype), 'taken away').toBe(false)
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

/** Leaves of this browser what Chrome 84, Firefox 79 and iOS 14.5 all have. */
function takeAwayYoungFeatures(): void {
  const lists = [Array.prototype, String.prototype, Int8Array.prototype.constructor.prototype as object]
  const young: readonly (readonly [object | undefined, readonly string[]])[] = [
    [
      globalThis,
      [
        'structuredClone',
        'AggregateError',
        'BroadcastChannel',
        'reportError',
        'requestIdleCallback',
        'scheduler',
      ],
    ],
    [Object, ['hasOwn', 'groupBy']],
    [Map, ['groupBy']],
    [Promise, ['any', 'withResolvers', 'try']],
    ...lists.map((list) => [list, ['at', 'findLast', 'findLastIndex', 'with']] as const),
    [Array, ['fromAsync']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'group']],
    [String.prototype, ['replaceAll', 'isWellFormed', 'toWellFormed']],
    [Element.prototype, ['replaceChildren', 'checkVisibility', 'scrollIntoViewIfNeeded']],
    [AbortSignal, ['timeout', 'any', 'abort']],
    [Intl, ['Segmenter', 'ListFormat', 'supportedValuesOf']],
    [Navigator.prototype, ['locks', 'userActivation', 'canShare', 'share']],
    [globalThis.crypto && Object.getPrototypeOf(globalThis.crypto), ['randomUUID']],
  ]
  for (const [owner, names] of young) for (const name of names) if (owner) Reflect.deleteProperty(owner, name)
}
