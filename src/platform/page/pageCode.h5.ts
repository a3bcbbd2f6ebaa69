import { hideProgress, showProgress } from './progressLine.h5'
import { whenIdle } from './whenIdle.h5'

/** A route of Taro's router; `load` returns the page's code as its first element. */
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

/** Spec section 9: when a loading page shows progress, and when it counts as failed. */
const SLOW_AFTER_MS = 200
const LOAD_TIMEOUT_MS = 60_000

/** Retries before reloading the document, in case a new deployment has replaced the files. */
const RETRIES_IN_PLACE = 1

const loaders = new Map<string, () => Promise<unknown>>()
const loaded = new Set<string>()
const failures = new Map<string, number>()
const icons: HTMLImageElement[] = []
let loadsInFlight = 0
/** The path the router last asked for. */
let asked = ''
let routerFailureHandler: (path: string) => void = () => undefined

/** Calls `handler` when the router can't show a page: on a cold start, from the tab bar, or on going back. */
export function onRouterFailure(handler: (path: string) => void): void {
  routerFailureHandler = handler
}

/** Called by the app's entry before the router is created (config/pageCode.ts). */
export function watchPageCode({ routes, tabBar }: AppConfig): void {
  for (const route of routes) {
    const path = `/${route.path}`
    const { load } = route
    loaders.set(path, () => load(undefined, undefined)[0])
    route.load = (context, params) => [loadForRouter(path, tabBar?.list ?? []), context, params]
  }
}

/**
 * Loads a page's code before the URL changes, so that a failure leaves the current page as it is.
 *
 * @returns null if already loaded; otherwise resolves to whether the customer is still on the same page
 */
export function pageCode(url: string): Promise<boolean> | null {
  const path = pathOf(url)
  if (loaded.has(path) || !loaders.has(path)) return null
  if ((failures.get(path) ?? 0) > RETRIES_IN_PLACE && navigator.onLine) return reloadAt(url)
  const { href } = location
  return load(path).then(() => location.href === href)
}

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
    if (asked === path) routerFailureHandler(path)
    throw error
  }
}

async function load(path: string): Promise<unknown> {
  const slow = setTimeout(showProgress, SLOW_AFTER_MS)
  loadsInFlight += 1
  try {
    const page = await withTimeout(loaders.get(path)?.())
    loaded.add(path)
    failures.delete(path)
    return page
  } catch (error) {
    failures.set(path, (failures.get(path) ?? 0) + 1)
    throw error
  } finally {
    clearTimeout(slow)
    loadsInFlight -= 1
    if (loadsInFlight === 0) hideProgress()
  }
}

function withTimeout(code: Promise<unknown> | undefined): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const tooLate = setTimeout(() => reject(new Error('page code timed out')), LOAD_TIMEOUT_MS)
    Promise.resolve(code)
      .then(resolve, reject)
      .finally(() => clearTimeout(tooLate))
  })
}

/** Never settles, because the document is reloaded. */
function reloadAt(url: string): Promise<boolean> {
  history.pushState(null, '', `#${url}`)
  reloadApp()
  return new Promise(() => undefined)
}

/** The first page now covers the document's initial content. */
function afterFirstPaint(tabs: readonly TabItem[]): void {
  document.getElementById('shell')?.remove()
  prepareTabs(tabs)
}

/** Preloads the other tabs' code and icons. */
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

function pathOf(url: string): string {
  return (url.split('?')[0] ?? '').replace(/^\/*/, '/')
}
