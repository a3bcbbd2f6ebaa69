import { hideProgress, showProgress } from './progressLine.h5'

/** A route as Taro's router has it: its page is the first of what `load` gives. */
interface Route {
  readonly path: string
  load: (context: unknown, params: unknown) => readonly [Promise<unknown>, unknown, unknown]
}

interface AppConfig {
  readonly routes: readonly Route[]
  readonly tabBar?: { readonly list: readonly TabItem[] }
}

interface TabItem {
  readonly pagePath: string
  readonly iconPath: string
  readonly selectedIconPath: string
}

/** Spec section 9: how long a page may take until that shows, and until it has failed. */
const SLOW_AFTER_MS = 200
const LONGEST_LOAD_MS = 60_000

/** What browsers without `requestIdleCallback` take for idle. */
const IDLE_AFTER_MS = 2_000

/** In place first; if that fails again, a new document brings the files of today. */
const RETRIES_IN_PLACE = 1

const loaders = new Map<string, () => Promise<unknown>>()
const loaded = new Set<string>()
const failures = new Map<string, number>()
const icons: HTMLImageElement[] = []
let underWay = 0
/** What the router was asked for last. */
let asked = ''
let tellFailure: (path: string) => void = () => undefined

/** Called with the path of a page that the router could not show: on a cold start, by the tab bar, on going back. */
export function onRouterFailure(tell: (path: string) => void): void {
  tellFailure = tell
}

/** Called by the app's entry before the router is made (config/pageCode.ts). */
export function watchPageCode({ routes, tabBar }: AppConfig): void {
  for (const route of routes) {
    const path = `/${route.path}`
    const { load } = route
    loaders.set(path, () => load(undefined, undefined)[0])
    route.load = (context, params) => [loadForRouter(path, tabBar?.list ?? []), context, params]
  }
}

/**
 * Loads the code of a page before the address changes: if it cannot be had, the page on screen stays what it is.
 *
 * @returns null if already loaded; otherwise whether the customer is still waiting for it
 */
export function pageCode(url: string): Promise<boolean> | null {
  const path = pathOf(url)
  if (loaded.has(path) || !loaders.has(path)) return null
  if ((failures.get(path) ?? 0) > RETRIES_IN_PLACE && navigator.onLine) return openAnew(url)
  const { href } = location
  return load(path).then(() => location.href === href)
}

/** Reads the document of the app again. */
export function reloadApp(): void {
  location.reload()
}

async function loadForRouter(path: string, tabs: readonly TabItem[]): Promise<unknown> {
  asked = path
  try {
    const isFirst = loaded.size === 0
    const page = await load(path)
    if (isFirst) whenIdle(() => afterFirstPaint(tabs))
    return page
  } catch (error) {
    if (asked === path) tellFailure(path)
    throw error
  }
}

async function load(path: string): Promise<unknown> {
  const slow = setTimeout(showProgress, SLOW_AFTER_MS)
  underWay += 1
  try {
    const page = await inTime(loaders.get(path)?.())
    loaded.add(path)
    failures.delete(path)
    return page
  } catch (error) {
    failures.set(path, (failures.get(path) ?? 0) + 1)
    throw error
  } finally {
    clearTimeout(slow)
    underWay -= 1
    if (underWay === 0) hideProgress()
  }
}

function inTime(code: Promise<unknown> | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('page code timed out')), LONGEST_LOAD_MS)
    Promise.resolve(code)
      .then(resolve, reject)
      .finally(() => clearTimeout(tooLate))
  })
}

/** Never settles: the document goes away. */
function openAnew(url: string): Promise<boolean> {
  history.pushState(null, '', `#${url}`)
  reloadApp()
  return new Promise(() => undefined)
}

/** What the document showed first is covered now. */
function afterFirstPaint(tabs: readonly TabItem[]): void {
  document.getElementById('shell')?.remove()
  prepareTabs(tabs)
}

/** The other tabs are there before they are needed, their icons too. */
function prepareTabs(tabs: readonly TabItem[]): void {
  for (const { pagePath, iconPath, selectedIconPath } of tabs) {
    const path = pathOf(pagePath)
    loaders
      .get(path)?.()
      .then(
        () => loaded.add(path),
        () => undefined,
      )
    for (const src of [iconPath, selectedIconPath]) icons.push(Object.assign(new Image(), { src }))
  }
}

function whenIdle(work: () => void): void {
  // Absent in Safari, whatever the types say.
  const request = window.requestIdleCallback as typeof window.requestIdleCallback | undefined
  if (request) request(work)
  else setTimeout(work, IDLE_AFTER_MS)
}

function pathOf(url: string): string {
  return (url.split('?')[0] ?? '').replace(/^\/*/, '/')
}
