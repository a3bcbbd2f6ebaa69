import type { Page, Route } from '@playwright/test'

import type { Screen } from './Screen.ts'

interface Shift {
  readonly value: number
  /** Classes of what moved. */
  readonly moved: readonly string[]
}

interface ShiftEntry extends PerformanceEntry {
  readonly value: number
  readonly hadRecentInput: boolean
  readonly sources: readonly { readonly node: Node | null }[]
}

interface ShiftedWindow extends Window {
  layoutShifts: Shift[]
}

/** Records the layout shifts of every document that the page opens from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(recordShifts)
}

/** Layout shifts of the current document, except those that follow an input. */
export function layoutShifts(page: Page): Promise<readonly Shift[]> {
  return page.evaluate(() => (window as unknown as ShiftedWindow).layoutShifts)
}

/** Opens a route on a slow network: the API's responses come one by one, and the page renders after each. */
export async function openSlowly(app: Screen, route: string): Promise<void> {
  const { page } = app
  const waiting: Route[] = []
  await page.route('**/api/**', (request) => {
    waiting.push(request)
  })
  await page.goto(`/#${route}`)
  await app.expectAt(route)
  await twoFrames(page)
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const request = next.request()
    const came = page.waitForResponse((response) => response.request() === request)
    await next.continue()
    await came
    await twoFrames(page)
  }
  await page.unroute('**/api/**')
  await app.settled()
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** Runs in the browser. */
function recordShifts(): void {
  const shifts: Shift[] = []
  ;(window as unknown as ShiftedWindow).layoutShifts = shifts
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as ShiftEntry[]) {
      if (hadRecentInput) continue
      const moved = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName))
      shifts.push({ value, moved: moved.map(String) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
