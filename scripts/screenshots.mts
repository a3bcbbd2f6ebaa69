/**
 * `npm run screenshots`: captures every screen in both languages and themes, on a phone and a desktop, with a
 * contact sheet per screen, into dist/screenshots. Includes states after input, a choice or an error. Key screens
 * are also captured in other widths.
 * `npm run screenshots -- login` captures only screens with that word in their name.
 * `npm run screenshots:readme` makes the README's pictures.
 */
import { mkdir } from 'node:fs/promises'
import path from 'node:path'

import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test'
import sharp from 'sharp'

import { Screen } from '../test/e2e/support/Screen.ts'
import { CLOSED_POPUP } from '../test/support/closedPopup.ts'
import { linksFor } from '../test/e2e/support/screens.ts'
import { customerStates, WECHAT_AGENT, wechatStates } from '../test/e2e/support/states.ts'
import { newCustomer, type TestCustomer } from '../test/support/server/customers.ts'
import { startTestServer, type TestServer } from '../test/support/server/startTestServer.ts'

import { BROWSER_FLAGS, ensureBrowser } from './browser.mts'
import { buildTarget } from './lib/buildTarget.mts'
import { writeContactSheet } from './lib/contactSheet.mts'
import { DemoCustomer } from './lib/DemoCustomer.mts'
import { duration } from './lib/duration.mts'
import { allLooks, looksOf, README_PICTURES, type Look } from './lib/looks.mts'
import { inRoot } from './lib/paths.mts'
import { screens, type ScreenShot } from './screens.mts'

/** Looks captured in parallel: a page mostly waits for its responses. */
const LANES = 4
const folder = inRoot('dist', 'screenshots')
const readmeFolder = inRoot('docs', 'screenshots')

/** Shared resources of a run: a browser, and a server with demo data. */
interface Studio {
  readonly browser: Browser
  readonly server: TestServer
  readonly customer: DemoCustomer
  readonly params: Readonly<Record<string, string>>
}

/** A studio, and the screens that are wanted in one look. */
interface Shoot extends Studio {
  readonly look: Look
  readonly isWanted: (shot: { readonly name: string }) => boolean
}

async function main(): Promise<void> {
  const startedAt = performance.now()
  const words = process.argv.slice(2)
  const count = words.includes('--readme')
    ? await inStudio(takeReadmePictures)
    : await inStudio((studio) => takeAll(studio, chosenNames(words)))
  console.log(`${count} pictures, ${duration(performance.now() - startedAt)}.`)
}

async function inStudio<T>(work: (studio: Studio) => Promise<T>): Promise<T> {
  const { outcome, output } = await buildTarget('h5')
  if (outcome === 'failed') throw new Error(output)
  const server = await startTestServer({ staticDir: inRoot('dist', 'h5'), demo: true })
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS })
  try {
    const customer = await DemoCustomer.signIn(server.url)
    return await work({ browser, server, customer, params: await customer.routeParams() })
  } finally {
    await browser.close()
    await server.close()
  }
}

/** @returns how many pictures were taken */
async function takeAll(studio: Studio, names: readonly string[]): Promise<number> {
  const waiting = allLooks.filter((look) => names.some((name) => looksOf(name).includes(look)))
  const takeWaiting = async () => {
    for (let look = waiting.shift(); look; look = waiting.shift()) {
      const taken = look
      const isWanted: Shoot['isWanted'] = ({ name }) => names.includes(name) && looksOf(name).includes(taken)
      const shoot = { ...studio, look, isWanted }
      await takeScreens(shoot)
      await takeCustomerStates(shoot)
      await takeWechatStates(shoot)
      console.log(look.name)
    }
  }
  await Promise.all(Array.from({ length: LANES }, takeWaiting))
  for (const name of names) await writeContactSheet(studio.browser, folder, name, looksOf(name))
  console.log(folder)
  return names.reduce((sum, name) => sum + looksOf(name).length, 0)
}

/** Scaled down and in few colours, because everyone who clones the project downloads them. */
async function takeReadmePictures(studio: Studio): Promise<number> {
  for (const { file, screen, look, width } of README_PICTURES) {
    await takeScreens({ ...studio, look, isWanted: ({ name }) => name === screen })
    await sharp(pictureFile(screen, look))
      .resize({ width })
      .png({ palette: true, quality: 90, effort: 10 })
      .toFile(path.join(readmeFolder, `${file}.png`))
  }
  return README_PICTURES.length
}

function chosenNames(words: readonly string[]): readonly string[] {
  const all = [...screens, ...customerStates, ...wechatStates].map(({ name }) => name)
  const chosen = all.filter((name) => words.length === 0 || words.some((word) => name.includes(word)))
  if (chosen.length > 0) return chosen
  throw new Error(`No screen is called ${words.join(' or ')}. There are: ${all.join(', ')}`)
}

async function takeScreens(shoot: Shoot): Promise<void> {
  const { customer, isWanted, look, params } = shoot
  for (const isSignedIn of [true, false]) {
    const wanted = screens.filter((one) => isWanted(one) && (one.isSignedIn ?? true) === isSignedIn)
    if (wanted.length === 0) continue
    const session = isSignedIn ? { session: sessionOf(customer), ...(await customer.storedValues()) } : {}
    const context = await openContext(shoot, session)
    for (const screen of wanted) await takeScreen(await context.newPage(), screen, look, params)
    await context.close()
  }
}

/** Uses a customer of its own, because some states change the account. */
async function takeCustomerStates(shoot: Shoot): Promise<void> {
  const { server, look } = shoot
  const wanted = customerStates.filter(shoot.isWanted)
  if (wanted.length === 0) return
  const customer = await newCustomer(server)
  const links = await linksFor(server, customer)
  const context = await openContext(shoot, { session: sessionOf(customer) })
  for (const { name, show } of wanted) {
    const page = await context.newPage()
    await show({ app: new Screen(page), server, customer, links })
    await takePicture(page, name, look)
  }
  await context.close()
}

async function takeWechatStates(shoot: Shoot): Promise<void> {
  const { look } = shoot
  const wanted = wechatStates.filter(shoot.isWanted)
  if (wanted.length === 0) return
  const context = await openContext(shoot, {}, WECHAT_AGENT)
  for (const { name, show } of wanted) {
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
  { browser, server, look }: Shoot,
  stored: Readonly<Record<string, unknown>>,
  userAgent?: string,
): Promise<BrowserContext> {
  const { locale, theme, chosenTheme, viewport, isPhone } = look
  const preferences = { locale, ...(chosenTheme && { appearance: chosenTheme }) }
  const localStorage = Object.entries({ ...CLOSED_POPUP, ...preferences, ...stored }).map(([name, data]) => ({
    name,
    value: JSON.stringify({ data }),
  }))
  return browser.newContext({
    baseURL: server.url,
    colorScheme: theme,
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
  await new Screen(page).open(filled)
  await takePicture(page, name, look)
}

const pictureFile = (screen: string, look: Look): string => path.join(folder, screen, `${look.name}.png`)

async function takePicture(page: Page, name: string, look: Look): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const file = pictureFile(name, look)
  await mkdir(path.dirname(file), { recursive: true })
  await page.screenshot({ path: file, animations: 'disabled' })
  await page.close()
}

await main()
