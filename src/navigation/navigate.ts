import Taro from '@tarojs/taro'

import { leaveLayers } from '@/platform/page/closesOnBack'
import { shareLink } from '@/platform/share/shareLink'

import { decodedParams } from './decodedParams'
import { move } from './move'
import { isTab, PATHS, routeOf, routeUrl, urlOf, type RouteName, type RouteParams } from './routes'

/** WeChat stacks at most 10 pages; in a full stack, the next page replaces the top one. */
const MAX_PAGE_STACK = 10

/** How long to wait for a page to appear before its link works again. */
const ARRIVAL_TIMEOUT_MS = 5_000
const POLL_INTERVAL_MS = 50

type ParamsArgument<Name extends RouteName> =
  Record<never, never> extends RouteParams<Name> ? [params?: RouteParams<Name>] : [params: RouteParams<Name>]

/**
 * URLs that are opening and not on screen yet: a double tap opens a page once; many can't overfill the stack.
 */
const opening = new Set<string>()

/** Opens a page on top of this one, or switches to it if it is a tab. */
export async function openPage<Name extends RouteName>(
  name: Name,
  ...args: ParamsArgument<Name>
): Promise<void> {
  await openUrl(routeUrl(name, args[0] ?? ({} as RouteParams<Name>)))
}

/** Opens a URL of this app on top of this page; a tab's URL switches to the tab. */
export async function openUrl(url: string): Promise<void> {
  if (opening.has(url)) return
  const name = routeOf(url)
  const isToTab = name !== null && isTab(name)
  const goesOnTop = !isToTab && !isStackFull()
  opening.add(url)
  const again = () => openUrl(url)
  try {
    if (goesOnTop) await move(url, openOnTop, again, true)
    else await move(url, isToTab ? Taro.switchTab : openInPlace, again)
  } finally {
    opening.delete(url)
  }
}

async function openOnTop({ url }: { readonly url: string }): Promise<void> {
  await Taro.navigateTo({ url })
  await arrival(url)
}

async function openInPlace({ url }: { readonly url: string }): Promise<void> {
  await Taro.redirectTo({ url })
  await arrival(url)
}

/** Whether the next page replaces the one on top. */
export function isStackFull(): boolean {
  return Taro.getCurrentPages().length + opening.size >= MAX_PAGE_STACK
}

/**
 * Waits until the page is on screen or the customer has gone back: the H5 reports a page as open before its
 * code has loaded.
 */
async function arrival(url: string): Promise<void> {
  const isThere = () => routeOf(currentUrl()) === routeOf(url)
  const isInAddressBar = () => shareLink()?.endsWith(`#${url}`) ?? false
  const canTurnBack = isInAddressBar()
  for (let waitedMs = 0; !isThere() && waitedMs < ARRIVAL_TIMEOUT_MS; waitedMs += POLL_INTERVAL_MS) {
    if (canTurnBack && !isInAddressBar()) return
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
  }
}

/** Replaces this page with another. */
export async function replacePage<Name extends RouteName>(
  name: Name,
  ...[params]: ParamsArgument<Name>
): Promise<void> {
  await replaceWithUrl(routeUrl(name, params ?? ({} as RouteParams<Name>)))
}

/** Goes back if the page below is already this one; otherwise replaces this page with it. */
export async function returnToPage<Name extends RouteName>(
  name: Name,
  ...args: ParamsArgument<Name>
): Promise<void> {
  const url = routeUrl(name, args[0] ?? ({} as RouteParams<Name>))
  if (urlBelow() === url) await closePage(name)
  else await replaceWithUrl(url)
}

/** The URL of the page below this one, without Taro's own parameters; null if this is the only page. */
function urlBelow(): string | null {
  const pages = Taro.getCurrentPages()
  const below = pages[pages.length - 2]
  if (!below) return null
  const [path = ''] = (below.route ?? '').split('?')
  const { $taroParams } = below as { readonly $taroParams?: Readonly<Record<string, string | undefined>> }
  return urlOf(path.replace(/^\/*/, '/'), decodedParams($taroParams ?? {}))
}

/** Replaces this page with the one at a URL of this app; a tab's URL switches to the tab. */
export async function replaceWithUrl(url: string): Promise<void> {
  const name = routeOf(url)
  const isToTab = name !== null && isTab(name)
  await move(url, isToTab ? Taro.switchTab : Taro.redirectTo, () => replaceWithUrl(url))
}

/** Goes back; the only page of a stack (a shared card, a reload) gives way to `fallback`. */
export async function closePage(fallback: RouteName = 'home'): Promise<void> {
  if (Taro.getCurrentPages().length <= 1) return relaunchAt(PATHS[fallback])
  await leaveLayers()
  await Taro.navigateBack()
}

/** Opens a URL as the only page in the stack; an unknown one leads home. */
export async function relaunchAt(asked: string): Promise<void> {
  const name = routeOf(asked) ?? 'home'
  const url = routeOf(asked) !== null && !isTab(name) ? asked : PATHS[name]
  await move(url, isTab(name) ? Taro.switchTab : Taro.reLaunch, () => relaunchAt(asked))
}

/** Whether this page is on screen. A late response must not close a page the customer has moved on to. */
export function isOnScreen(name: RouteName): boolean {
  return routeOf(currentUrl()) === name
}

/** The URLs of the page on screen and of those that are opening. */
export function urlsAhead(): readonly string[] {
  return [currentUrl(), ...opening]
}

/** The URL of the page on screen, without Taro's own parameters. */
export function currentUrl(): string {
  const router = Taro.getCurrentInstance().router
  if (!router) return routeUrl('home', {})
  const path = (router.path.split('?')[0] ?? '').replace(/^\/*/, '/')
  return urlOf(path, decodedParams(router.params))
}
