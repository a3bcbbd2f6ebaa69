import { declareParcel, newCustomer, unique } from '../support/server/customers.ts'

import { fillDeclaration } from './support/declaration.ts'
import { layoutShifts, watchLayoutShifts } from './support/layoutShift.ts'
import { CREATE_PARCEL, HOME, MINE, PARCEL_LIST, SETTING_LIST } from './support/routes.ts'
import { expect, test } from './support/test.ts'
import { removeWorker, startWorker } from './support/worker.ts'

test.use({ serviceWorkers: 'allow' })

const OFFLINE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/
const AS_OF = /^离线，显示的是 \d\d:\d\d 时的内容$/
const LAST_ANSWERS = 'last-answers'

test.beforeEach(({ consoleWatch }) => consoleWatch.expect(OFFLINE))
test.afterEach(({ page }) => removeWorker(page))

test('the app registers its worker once it has been idle, and stands on it without a network', async ({
  app,
  page,
  context,
  device,
  customer,
}) => {
  const { expressNumber } = await declareParcel(customer)
  await device.signIn(customer)
  await watchLayoutShifts(page)
  await page.clock.install()
  await app.open(PARCEL_LIST)
  expect(await page.evaluate(isRegistered)).toBe(false)
  // The list is read again for the worker, which did not see it the first time.
  const readAgain = page.waitForResponse((response) => response.url().endsWith('/parcel/list'))
  await page.clock.runFor(10_000)
  await readAgain
  await app.settled()

  await context.setOffline(true)
  await page.reload()
  await expect(app.text(expressNumber)).toBeVisible()
  await expect(app.text(AS_OF)).toBeVisible()
  await app.settled()
  expect(await layoutShifts(page)).toEqual([])
  await app.expectAccessible()
  await app.open(HOME)
  await expect(app.tab(3)).toBeVisible()

  await app.open(PARCEL_LIST)
  await context.setOffline(false)
  await expect(app.text(AS_OF)).toBeHidden()
  await expect(app.text(expressNumber)).toBeVisible()
})

test('the app can be installed, with icons of the sizes that its manifest names', async ({
  app,
  page,
  context,
}) => {
  await app.open(HOME)
  const browser = await context.newCDPSession(page)
  const { data = '', errors } = await browser.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const manifest = JSON.parse(data) as {
    readonly name: string
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[]
  }
  expect(manifest).toMatchObject({ name: '远途集运 Farway', start_url: '/', display: 'standalone' })
  expect(manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ])
  for (const { src, sizes } of manifest.icons) expect(await page.evaluate(sizeOf, src), src).toBe(sizes)
})

test('a command needs the network, says so, and loses nothing', async ({
  app,
  context,
  page,
  device,
  customer,
  toasts,
}) => {
  await device.signIn(customer)
  await app.open(CREATE_PARCEL)
  await startWorker(page)
  await app.settled()
  const number = unique('SF20000000')
  await fillDeclaration(app, number)
  await context.setOffline(true)
  await app.control('submit').click()
  await expect.poll(() => toasts.shown).toContain('网络不可用，请检查连接后重试')
  await page.reload()
  await expect(app.field('expressNumber')).toHaveValue(number)
  await context.setOffline(false)
  await app.control('submit').click()
  await expect(app.control('success')).toBeVisible()
})

test('nobody sees another customer’s answers, and signing out deletes them', async ({
  app,
  context,
  page,
  device,
  customer,
  server,
}) => {
  const { expressNumber } = await declareParcel(customer)
  await device.signIn(customer)
  await app.open(PARCEL_LIST)
  await startWorker(page)
  await app.open(MINE)
  await app.open(PARCEL_LIST)
  await expect.poll(() => page.evaluate(keptAnswers, LAST_ANSWERS)).toContain('/parcel/list')

  // Another session in the same storage, as if the first one had not ended here.
  await device.signIn(await newCustomer(server))
  await context.setOffline(true)
  await page.reload()
  await expect(app.control('retry')).toBeVisible()
  await expect(page.getByText(expressNumber)).toHaveCount(0)

  await context.setOffline(false)
  await device.signIn(customer)
  await page.reload()
  await expect(app.text(expressNumber)).toBeVisible()
  await app.open(SETTING_LIST)
  await app.control('sign-out').click()
  await app.modal.locator('.modal__confirm').click()
  await expect.poll(() => page.evaluate((name) => caches.has(name), LAST_ANSWERS)).toBe(false)
})

// These run in the browser.

const isRegistered = async () => (await navigator.serviceWorker.getRegistration()) !== undefined

async function sizeOf(src: string): Promise<string> {
  const image = Object.assign(new Image(), { src })
  await image.decode()
  return `${image.naturalWidth}x${image.naturalHeight}`
}

async function keptAnswers(name: string): Promise<string> {
  const cache = await caches.open(name)
  return (await cache.keys()).map(({ url }) => decodeURIComponent(url)).join('\n')
}
