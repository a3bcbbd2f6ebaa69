import { declareParcel, type TestCustomer } from '../support/server/customers.ts'
import { storedParcel } from '../support/server/orders.ts'

import { createGate } from './support/createGate.ts'
import { layoutShifts, openSlowly, watchLayoutShifts } from './support/layoutShift.ts'
import { HOME, LANGUAGE, MINE, SETTING_LIST } from './support/routes.ts'
import { expect, test } from './support/test.ts'

import type { Locator } from '@playwright/test'

/** What the first paint has of Home, and Home's own. */
const EARLY_PARTS = ['.shell__head', '.shell__tabs', '.shell__mark', '.shell__search']
const PARTS = ['.immersive-head__tint', '.taro-tabbar__tabbar', '.brand__mark', '.home-head__search']

const TEXTS = /\/js\/texts\.(zh-Hans|en)\./

test.describe('nothing moves as the answers come', () => {
  for (const [name, route] of Object.entries({ Home: HOME, Mine: MINE })) {
    for (const isSignedIn of [false, true]) {
      test(`on ${name}, signed ${isSignedIn ? 'in' : 'out'}`, async ({
        app,
        page,
        device,
        customer,
        server,
      }) => {
        if (isSignedIn) {
          await storedParcel(server, customer)
          await declareParcel(customer)
          await device.signIn(customer)
        }
        await watchLayoutShifts(page)
        await openSlowly(app, route)
        expect(await layoutShifts(page)).toEqual([])
      })
    }
  }
})

test('the first paint has its head and tabs where Home will have them', async ({ app, page }) => {
  const { released, release } = createGate()
  await page.route(/\/js\/app\./, async (route) => {
    await released
    await route.continue()
  })
  await page.goto(`/#${HOME}`, { waitUntil: 'commit' })
  await expect(page.locator('.shell__tabs')).toBeVisible()
  await expect(page.locator('.shell__tagline')).toHaveText('把中国的包裹，安心寄回家')
  const boxesOf = async (parts: readonly Locator[]) =>
    (await Promise.all(parts.map((part) => part.boundingBox()))).map(toTenths)
  const early = await boxesOf(EARLY_PARTS.map((part) => page.locator(part)))
  release()
  await app.expectAt(HOME)
  expect(await boxesOf(PARTS.map((part) => app.visible(part)))).toEqual(early)
  await expect(page.locator('#shell')).toHaveCount(0)
})

for (const [name, route, written, place] of [
  ['code', HOME, (customer: TestCustomer) => customer.user.idCode, '.home-head__code'],
  ['name', MINE, (customer: TestCustomer) => customer.user.nickname, '.identity__name'],
] as const) {
  test(`the first paint has a returning customer's ${name} where it stays`, async ({
    app,
    page,
    device,
    customer,
  }) => {
    await device.signIn(customer)
    await app.open(route)
    await expect(app.visible(place)).toHaveText(written(customer))
    const { released, release } = createGate()
    await page.route(/\/js\/app\./, async (request) => {
      await released
      await request.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    const early = page.locator('.shell__figure')
    await expect(early).toHaveText(written(customer))
    const where = await cornerOf(early)
    release()
    await app.expectAt(route)
    expect(await cornerOf(app.visible(place))).toEqual(where)
  })
}

for (const [name, route] of Object.entries({ Home: HOME, Mine: MINE })) {
  test(`${name} asks for a customer's data once, before its code has come`, async ({
    app,
    page,
    device,
    customer,
  }) => {
    await device.signIn(customer)
    await app.open(route)
    const code = await page.evaluate(pageCode, route.slice(1))
    const { released, release } = createGate()
    await page.route(
      (url) => code.includes(url.pathname),
      async (request) => {
        await released
        await request.continue()
      },
    )
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.reload({ waitUntil: 'commit' })
    // The last one of them.
    await expect.poll(() => asked).toContain('/api/u/message/unread-count')
    const early = asked.filter((path) => path.startsWith('/api/u/'))
    release()
    await app.expectAt(route)
    await app.settled()
    expect(asked.filter((path) => path.startsWith('/api/u/')).sort()).toEqual(early.sort())
    expect(new Set(early).size).toBe(early.length)
  })
}

test('the first paint says what this is in the chosen language', async ({ page, device }) => {
  await device.remember({ locale: 'en' })
  await page.route(/\/js\/app\./, () => new Promise(() => undefined))
  await page.goto(`/#${SETTING_LIST}`, { waitUntil: 'commit' })
  await expect(page.locator('.shell__name')).toHaveText('Farway')
  await expect(page.locator('.shell__tagline')).toHaveText('Parcels from China, safely home')
  await expect(page).toHaveTitle('Farway')
})

test('an app that cannot be loaded says so in both languages', async ({ page, consoleWatch }) => {
  consoleWatch.expect(/ERR_FAILED/)
  await page.route(/\/js\/app\./, (route) => route.abort())
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.getByText('页面加载失败')).toBeVisible()
  await expect(page.getByText('This page couldn’t be loaded')).toBeVisible()
})

test.describe('texts', () => {
  test('come in the language that was chosen, with what is shown first', async ({ app, page, device }) => {
    await device.remember({ locale: 'en' })
    const languages = new Set<string>()
    page.on('request', (request) => languages.add(TEXTS.exec(request.url())?.[1] ?? ''))
    for (const route of [MINE, SETTING_LIST]) {
      await app.open(route)
      await expect(app.text(/[\u4e00-\u9fff]/)).toHaveCount(0)
    }
    expect([...languages].filter(Boolean)).toEqual(['en'])
    await app.open(LANGUAGE)
    await app.control('language-zh-Hans').click()
    await expect(app.title).toHaveText('语言')
    await page.goBack()
    await expect(app.title).toHaveText('设置')
    expect([...languages].filter(Boolean)).toEqual(['en', 'zh-Hans'])
  })

  test('that cannot be had leave the language as it is, and a toast says so', async ({
    app,
    page,
    consoleWatch,
    toasts,
  }) => {
    consoleWatch.expect(/ERR_FAILED/)
    await app.open(LANGUAGE)
    await page.route(/\/js\/texts\.en\./, (route) => route.abort())
    await app.control('language-en').click()
    await expect.poll(() => toasts.shown).toContain('网络不可用，请检查连接后重试')
    await expect(app.title).toHaveText('语言')
    await expect(app.control('language-zh-Hans')).toHaveAttribute('aria-checked', 'true')
    await page.unroute(/\/js\/texts\.en\./)
    await app.control('language-en').click()
    await expect(app.title).toHaveText('Language')
  })
})

/** Runs in the browser. Returns the page's scripts, as listed in the document. */
function pageCode(path: string): readonly string[] {
  const { pages } = (window as unknown as { first: { pages: Record<string, { code: readonly string[] }> } })
    .first
  return (pages[path]?.code ?? []).filter((file) => file.endsWith('.js'))
}

/** The upper left corner, to the pixel; boxes around the same text differ in width. */
async function cornerOf(part: Locator) {
  const box = await part.boundingBox()
  return box && { x: Math.round(box.x), y: Math.round(box.y) }
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>

/** Layout rounds lengths in `rem` a little differently from place to place. */
const toTenths = (box: Box) =>
  box && Object.fromEntries(Object.entries(box).map(([side, length]) => [side, length.toFixed(1)]))
