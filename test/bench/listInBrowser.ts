import { chromium, type CDPSession, type Page } from '@playwright/test'

import { BROWSER_FLAGS, ensureBrowser } from '../../scripts/browser.mts'
import { signInToken, type Account } from './data.ts'

export interface BrowserFigures {
  readonly nodes: number
  readonly rows: number
  /** In ms, on the throttled processor. */
  readonly longestTask: number
  readonly tasks: Readonly<Record<string, number>>
}

const LIST = '/#/pages-parcel/ship-for-me/parcel-list/parcel-list'
const SLOWER = 4
const PAGES_READ_SLOWLY = 10
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Reads the list to the given size at full speed, then uses it on the throttled processor. */
export async function measureInBrowser(url: string, account: Account, rows: number): Promise<BrowserFigures> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: BROWSER_FLAGS })
  try {
    const session = JSON.stringify({ data: await signInToken(url, account) })
    const localStorage = [{ name: 'session', value: session }]
    const storageState = { cookies: [], origins: [{ origin: url, localStorage }] }
    const page = await (await browser.newContext({ ...PHONE, storageState })).newPage()
    await page.goto(url + LIST)
    await page.locator('.row-card').first().waitFor()
    await page.evaluate(watch)
    await page.evaluate(readTo, rows)
    return await useSlowly(page, await page.context().newCDPSession(page))
  } finally {
    await browser.close()
  }
}

async function useSlowly(page: Page, devtools: CDPSession): Promise<BrowserFigures> {
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const tasks: Record<string, number> = {}
  let nodes = 0
  let rows = 0
  const phase = async (what: string, act: () => Promise<unknown>) => {
    await page.evaluate(forget)
    await act()
    await page.waitForLoadState('networkidle')
    await page.evaluate(settled)
    const seen = await page.evaluate(look)
    tasks[what] = seen.longestTask
    nodes = Math.max(nodes, seen.nodes)
    rows = Math.max(rows, seen.rows)
  }
  await phase('ten more pages are read', () => page.evaluate(readMore, PAGES_READ_SLOWLY))
  await phase('scrolling up a screen at a time', () => page.evaluate(scrollBy, -700))
  await phase('a fling over many screens', () => page.evaluate(scrollBy, -5_000))
  await phase('a jump to the top', () => page.evaluate(jumpTo, 0))
  await phase('a jump into the middle', () => page.evaluate(jumpTo, 0.5))
  await phase('a parcel is opened', () => page.locator('.row-card').nth(8).click())
  await phase('and left again', () => page.goBack())
  return { nodes, rows, longestTask: Math.max(...Object.values(tasks)), tasks }
}

/* The functions below run in the browser. They must not contain named inner functions. */

interface Watched extends Window {
  longTasks: number[]
}

function watch(): void {
  const watched = window as unknown as Watched
  watched.longTasks = []
  new PerformanceObserver((list) => {
    watched.longTasks.push(...list.getEntries().map(({ duration }) => duration))
  }).observe({ type: 'longtask' })
}

function forget(): void {
  ;(window as unknown as Watched).longTasks.length = 0
}

function look(): { longestTask: number; nodes: number; rows: number } {
  return {
    longestTask: Math.round(Math.max(0, ...(window as unknown as Watched).longTasks)),
    nodes: document.querySelectorAll('*').length,
    rows: document.querySelectorAll('.row-card').length,
  }
}

async function settled(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 300))
}

/** @param rows the target row count; a row is 5.5 rem high */
async function readTo(rows: number): Promise<void> {
  const scroller = document.querySelector('.windowed-rows')?.closest('.taro_page')
  const list = document.querySelector<HTMLElement>('.windowed-rows')
  if (!scroller || !list) throw new Error('there is no list')
  while (parseFloat(list.style.height) / 5.5 < rows) {
    const before = list.style.height
    scroller.scrollTop = scroller.scrollHeight
    while (list.style.height === before) await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function readMore(pages: number): Promise<void> {
  const list = document.querySelector<HTMLElement>('.windowed-rows')
  const scroller = list?.closest('.taro_page')
  for (let page = 0; list && scroller && page < pages; page += 1) {
    const before = list.style.height
    scroller.scrollTop = scroller.scrollHeight
    while (list.style.height === before) await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function scrollBy(px: number): Promise<void> {
  const scroller = document.querySelector('.windowed-rows')?.closest('.taro_page')
  for (let step = 0; step < 20; step += 1) {
    scroller?.scrollBy(0, px)
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
}

function jumpTo(share: number): void {
  const scroller = document.querySelector('.windowed-rows')?.closest('.taro_page')
  if (scroller) scroller.scrollTop = scroller.scrollHeight * share
}
