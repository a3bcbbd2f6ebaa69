/**
 * `npm run screenshots`: captures every screen in both languages and themes, on a phone and a desktop, with a
 * contact sheet per screen, into dist/screenshots. Includes states after input, a choice or an error.
 * `npm run screenshots -- login` captures only screens with that word in their name.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'

import { Screen } from '../test/e2e/support/Screen.ts'
import { linksFor } from '../test/e2e/support/screens.ts'
import { customerStates, WECHAT_AGENT, wechatStates } from '../test/e2e/support/states.ts'
import { newCustomer, type TestCustomer } from '../test/support/server/customers.ts'
import { startTestServer, type TestServer } from '../test/support/server/startTestServer.ts'

import { BROWSER_FLAGS, ensureBrowser } from './browser.mts'
import { buildTarget } from './lib/buildTarget.mts'
import { writeContactSheet } from './lib/contactSheet.mts'
import { DemoCustomer } from './lib/DemoCustomer.mts'
import { duration } from './lib/duration.mts'
import { looks, type Look } from './lib/looks.mts'
import { inRoot } from './lib/paths.mts'
import { screens, type ScreenShot } from './screens.mts'

/** Looks captured in parallel: a page mostly waits for the network to go idle. */
const LANES = 4
const folder = inRoot('dist', 'screenshots')

/** Shared resources of a run: a browser, and a server with demo data. */
interface Studio {
  readonly browser: Browser
  readonly server: TestServer
  readonly customer: DemoCustomer
  readonly params: Readonly<Record<string, string>>
  readonly isWanted: (shot: { readonly name: string }) => boolean
}

async function main(): Promise<void> {
  const startedAt = performance.now()
  const names = chosenNames(process.argv.slice(2))
  const { outcome, output } = await buildTarget('h5')
  if (outcome === 'failed') throw new Error(output)
  const server = await startTestServer({ staticDir: inRoot('dist', 'h5'), demo: true })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS })
  try {
    const customer = await DemoCustomer.signIn(server.url)
    const params = await customer.routeParams()
    const studio = { browser, server, customer, params, isWanted: isOneOf(names) }
    const waiting = [...looks]
    const takeWaiting = async () => {
      for (let look = waiting.shift(); look; look = waiting.shift()) {
        await takeScreens(studio, look)
        await takeCustomerStates(studio, look)
        await takeWechatStates(studio, look)
        console.log(look.name)
      }
    }
    await Promise.all(Array.from({ length: LANES }, takeWaiting))
    for (const name of names) await writeContactSheet(browser, folder, name, looks)
  } finally {
    await browser.close()
    await server.close()
  }
  console.log(
    `${names.length * looks.length} pictures in ${folder}, ${duration(performance.now() - startedAt)}.`,
  )
}

const isOneOf =
  (names: readonly string[]): Studio['isWanted'] =>
  ({ name }) =>
    names.includes(name)

function chosenNames(words: readonly string[]): readonly string[] {
  const all = [...screens, ...customerStates, ...wechatStates].map(({ name }) => name)
  const chosen = all.filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
  if (chosen.length > 0) return chosen
  throw new Error(`No screen is called ${words.join(' or ')}. There are: ${all.join(', ')}`)
}

async function takeScreens(studio: Studio, look: Look): Promise<void> {
  const { customer, isWanted } = studio
  for (const isSignedIn of [true, false]) {
    const session = isSignedIn ? { session: sessionOf(customer), ...(await customer.storedValues()) } : {}
    const context = await openContext(studio, look, session)
    for (const screen of screens.filter((one) => isWanted(one) && (one.isSignedIn ?? true) === isSignedIn)) {
      await takeScreen(await context.newPage(), screen, look, studio.params)
    }
    await context.close()
  }
}

/** Uses a customer of its own, because some states change the account. */
async function takeCustomerStates(studio: Studio, look: Look): Promise<void> {
  const wanted = customerStates.filter(studio.isWanted)
  if (wanted.length === 0) return
  const { server } = studio
  const customer = await newCustomer(server)
  const links = await linksFor(server, customer)
  const context = await openContext(studio, look, { session: sessionOf(customer) })
  for (const { name, show } of wanted) {
    const page = await context.newPage()
    await show({ app: new Screen(page), server, customer, links })
    await takePicture(page, name, look)
  }
  await context.close()
}

async function takeWechatStates(studio: Studio, look: Look): Promise<void> {
  const context = await openContext(studio, look, {}, WECHAT_AGENT)
  for (const { name, show } of wechatStates.filter(studio.isWanted)) {
    const page = await context.newPage()
    await show({ app: new Screen(page) })
    await takePicture(page, name, look)
  }
  await context.close()
}

/** The session as the app stores it. */
const sessionOf = ({ token }: Pick<DemoCustomer | TestCustomer, 'token'>): object => ({
  ...token,
  id: 'session-1',
  userId: null,
})

/** A browser context whose local storage holds the language and other values, in the app's format. */
async function openContext(
  { browser, server }: Studio,
  { locale, colorScheme, viewport, isPhone }: Look,
  stored: Readonly<Record<string, unknown>>,
  userAgent?: string,
): Promise<BrowserContext> {
  const localStorage = Object.entries({ locale, ...stored }).map(([name, data]) => ({
    name,
    value: JSON.stringify({ data }),
  }))
  return browser.newContext({
    baseURL: server.url,
    colorScheme,
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: isPhone ? 2 : 1,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
    storageState: { cookies: [], origins: [{ origin: new URL(server.url).origin, localStorage }] },
    ...(userAgent !== undefined && { userAgent }),
  })
}

async function takeScreen(
  page: Page,
  { name, route }: ScreenShot,
  look: Look,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const filled = route.replace(/\{(\w+)\}/g, (hole, key: string) => params[key] ?? hole)
  await page.goto(`/#${filled}`, { waitUntil: 'networkidle' })
  await takePicture(page, name, look)
}

async function takePicture(page: Page, name: string, look: Look): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  await mkdir(path.join(folder, name), { recursive: true })
  await page.screenshot({ path: path.join(folder, name, `${look.name}.png`), animations: 'disabled' })
  await page.close()
}

await main()
