/**
 * `npm run screenshots`: every screen in both languages and themes on a phone and a desktop, into
 * dist/screenshots, with a contact sheet for each screen. `npm run screenshots -- login` takes only
 * the screens with that word in their name.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'

import { startTestServer } from '../test/support/server/startTestServer.ts'

import { BROWSER_FLAGS, ensureBrowser } from './browser.mts'
import { buildTarget } from './lib/buildTarget.mts'
import { writeContactSheet } from './lib/contactSheet.mts'
import { DemoCustomer } from './lib/DemoCustomer.mts'
import { duration } from './lib/duration.mts'
import { looks, type Look } from './lib/looks.mts'
import { inRoot } from './lib/paths.mts'
import { screens, type ScreenShot } from './screens.mts'

/** A page mostly waits for the network to fall silent. */
const LANES = 4
const folder = inRoot('dist', 'screenshots')

async function main(): Promise<void> {
  const startedAt = performance.now()
  const chosen = chosenScreens(process.argv.slice(2))
  const { outcome, output } = await buildTarget('h5')
  if (outcome === 'failed') throw new Error(output)
  const server = await startTestServer({ staticDir: inRoot('dist', 'h5'), demo: true })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS })
  try {
    const customer = await DemoCustomer.signIn(server.url)
    const params = await customer.routeParams()
    const waiting = [...looks]
    const takeWaiting = async () => {
      for (let look = waiting.shift(); look; look = waiting.shift()) {
        await takeLook(browser, server.url, look, chosen, customer, params)
        console.log(look.name)
      }
    }
    await Promise.all(Array.from({ length: LANES }, takeWaiting))
    for (const { name } of chosen) await writeContactSheet(browser, folder, name, looks)
  } finally {
    await browser.close()
    await server.close()
  }
  console.log(
    `${chosen.length * looks.length} pictures in ${folder}, ${duration(performance.now() - startedAt)}.`,
  )
}

function chosenScreens(words: readonly string[]): readonly ScreenShot[] {
  const chosen = screens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)))
  if (chosen.length > 0) return chosen
  throw new Error(
    `No screen is called ${words.join(' or ')}. There are: ${screens.map(({ name }) => name).join(', ')}`,
  )
}

async function takeLook(
  browser: Browser,
  url: string,
  look: Look,
  chosen: readonly ScreenShot[],
  customer: DemoCustomer,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  for (const isSignedIn of [true, false]) {
    const context = await openContext(browser, url, look, isSignedIn ? customer : null)
    for (const screen of chosen.filter((one) => (one.isSignedIn ?? true) === isSignedIn)) {
      await take(await context.newPage(), screen, look, params)
    }
    await context.close()
  }
}

/** A browser that already has the language, and the session when there is one, as the app stores them. */
async function openContext(
  browser: Browser,
  baseURL: string,
  { locale, colorScheme, viewport, isPhone }: Look,
  customer: DemoCustomer | null,
): Promise<BrowserContext> {
  const stored = { locale, ...(customer && { session: customer.token, ...(await customer.keptValues()) }) }
  const localStorage = Object.entries(stored).map(([name, data]) => ({
    name,
    value: JSON.stringify({ data }),
  }))
  return browser.newContext({
    baseURL,
    colorScheme,
    viewport,
    isMobile: isPhone,
    hasTouch: isPhone,
    deviceScaleFactor: isPhone ? 2 : 1,
    reducedMotion: 'reduce',
    timezoneId: 'Asia/Shanghai',
    storageState: { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage }] },
  })
}

async function take(
  page: Page,
  { name, route }: ScreenShot,
  look: Look,
  params: Readonly<Record<string, string>>,
): Promise<void> {
  const filled = route.replace(/\{(\w+)\}/g, (hole, key: string) => params[key] ?? hole)
  await page.goto(`/#${filled}`, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await mkdir(path.join(folder, name), { recursive: true })
  await page.screenshot({ path: path.join(folder, name, `${look.name}.png`) })
  await page.close()
}

await main()
