/**
 * `npm run bench:load`: measures the LCP and layout shift of the first pages on a slow phone (a quarter of
 * this machine's processor, 1.6 Mbit/s, 150 ms per round trip). `H5_DIR` points to a build other than
 * `dist/h5`.
 */
import path from 'node:path'

import { chromium, type Browser } from '@playwright/test'

import { BROWSER_FLAGS, ensureBrowser } from '../../scripts/browser.mts'
import { buildTarget } from '../../scripts/lib/buildTarget.mts'
import { inRoot } from '../../scripts/lib/paths.mts'
import { storedParcel } from '../support/server/orders.ts'
import { newCustomer, type TestCustomer } from '../support/server/customers.ts'
import { startTestServer } from '../support/server/startTestServer.ts'

const RUNS = Number(process.env['RUNS'] ?? 5)
const LCP_BAR_MS = 2_000
const SHIFT_BAR = 0.01
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }
const SLOWER = 4
const BYTES_PER_SECOND = 1_600_000 / 8
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: BYTES_PER_SECOND,
  uploadThroughput: BYTES_PER_SECOND,
}
const PAGES = { Home: '/', Mine: '/#/pages/tab-bar/mine/mine' } as const

interface Painted {
  readonly lcp: number
  readonly shift: number
}

interface Observed extends Window {
  painted: { lcp: number; shift: number; moved: string[] }
}

if (!process.env['H5_DIR']) {
  const { outcome, output } = await buildTarget('h5')
  if (outcome === 'failed') throw new Error(output)
}
const server = await startTestServer({
  staticDir: path.resolve(process.env['H5_DIR'] ?? inRoot('dist', 'h5')),
  demo: true,
})
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS })
try {
  const customer = await newCustomer(server)
  await storedParcel(server, customer)
  for (const [name, address] of Object.entries(PAGES)) {
    for (const who of [null, customer]) {
      const runs: Painted[] = []
      for (let run = 0; run < RUNS; run += 1) runs.push(await open(browser, server.url + address, who))
      show(`${name}, ${who ? 'signed in' : 'signed out'}`, runs)
    }
  }
} finally {
  await browser.close()
  await server.close()
}

/** A visit with an empty browser cache. */
async function open(chrome: Browser, url: string, customer: TestCustomer | null): Promise<Painted> {
  const context = await chrome.newContext({ ...PHONE, storageState: stateOf(url, customer) })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', NETWORK)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.addInitScript(observe)
    await page.goto(url, { waitUntil: 'networkidle' })
    await page.locator('.page').waitFor()
    await page.waitForLoadState('networkidle')
    const { moved, ...painted } = await page.evaluate(() => (window as unknown as Observed).painted)
    if (process.env['VERBOSE']) console.log(painted, moved)
    return painted
  } finally {
    await context.close()
  }
}

function stateOf(url: string, customer: TestCustomer | null) {
  // A returning customer: their session is stored, but nothing is in the browser's cache.
  const session = customer && {
    ...customer.token,
    id: 'session-1',
    userId: customer.user.id,
    customer: { nickname: customer.user.nickname, idCode: customer.user.idCode },
  }
  const localStorage = session ? [{ name: 'session', value: JSON.stringify({ data: session }) }] : []
  return { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] }
}

/** Runs in the browser. */
function observe(): void {
  const painted: Observed['painted'] = { lcp: 0, shift: 0, moved: [] }
  ;(window as unknown as Observed).painted = painted
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) painted.lcp = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number
      readonly sources: readonly { readonly node: Element | null }[]
    })[]) {
      painted.shift += entry.value
      for (const { node } of entry.sources)
        painted.moved.push(`${entry.value.toFixed(3)} ${node?.className ?? '?'}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

function show(what: string, runs: readonly Painted[]): void {
  const lcp = median(runs.map((run) => run.lcp))
  const shift = median(runs.map((run) => run.shift))
  const isMet = lcp <= LCP_BAR_MS && shift <= SHIFT_BAR
  const figures = `LCP ${Math.round(lcp)} ms   CLS ${shift.toFixed(4)}`
  console.log(`${isMet ? '✓' : '✗'} ${what.padEnd(20)} ${figures}   (≤ ${LCP_BAR_MS} ms, ≤ ${SHIFT_BAR})`)
}

function median(values: readonly number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0
}
