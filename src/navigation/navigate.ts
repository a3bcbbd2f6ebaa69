import Taro from '@tarojs/taro'

import { shareLink } from '@/platform/shareLink'

import { decodedParams } from './decodedParams'
import { isTab, PATHS, routeOf, routeUrl, urlOf, type RouteName, type RouteParams } from './routes'

/** WeChat stacks at most 10 pages; the next one replaces the top. */
const MAX_PAGE_STACK = 10

/** How long a page may take to come before its link works again. */
const LONGEST_ARRIVAL_MS = 5_000
const LOOK_EVERY_MS = 50

type ParamsArgument<Name extends RouteName> =
  Record<never, never> extends RouteParams<Name> ? [params?: RouteParams<Name>] : [params: RouteParams<Name>]

/** What is opening and not on screen yet: a double tap opens a page once, and many taps never too many. */
const opening = new Set<string>()

/** Opens a page on top of this one; a tab by switching to it. */
export async function openPage<Name extends RouteName>(
  name: Name,
  ...[params]: ParamsArgument<Name>
): Promise<void> {
  const url = routeUrl(name, params ?? ({} as RouteParams<Name>))
  if (opening.has(url)) return
  const isFull = isStackFull()
  opening.add(url)
  try {
    if (isTab(name)) await Taro.switchTab({ url })
    else {
      await (isFull ? Taro.redirectTo({ url }) : Taro.navigateTo({ url }))
      await arrival(url)
    }
  } finally {
    opening.delete(url)
  }
}

/** Whether the next page takes the place of the one on top. */
export function isStackFull(): boolean {
  return Taro.getCurrentPages().length + opening.size >= MAX_PAGE_STACK
}

/**
 * The H5 says that a page is open before its code has been loaded: waits until it is on screen, or the
 * customer has turned back.
 */
async function arrival(url: string): Promise<void> {
  const isThere = () => routeOf(currentUrl()) === routeOf(url)
  const isInAddressBar = () => shareLink()?.endsWith(`#${url}`) ?? false
  const canTurnBack = isInAddressBar()
  for (let waitedMs = 0; !isThere() && waitedMs < LONGEST_ARRIVAL_MS; waitedMs += LOOK_EVERY_MS) {
    if (canTurnBack && !isInAddressBar()) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

/** Opens a page in the place of this one. */
export async function replacePage<Name extends RouteName>(
  name: Name,
  ...[params]: ParamsArgument<Name>
): Promise<void> {
  const url = routeUrl(name, params ?? ({} as RouteParams<Name>))
  await (isTab(name) ? Taro.switchTab({ url }) : Taro.redirectTo({ url }))
}

/** Leaves this page; the first page of a stack (a shared card, a reload) gives way to `fallback`. */
export async function closePage(fallback: RouteName = 'home'): Promise<void> {
  if (Taro.getCurrentPages().length > 1) await Taro.navigateBack()
  else await openFirst(PATHS[fallback])
}

/** Opens a url as the only page there is; one that is not ours leads home. */
export async function openFirst(url: string): Promise<void> {
  const name = routeOf(url)
  if (name === null) await Taro.switchTab({ url: routeUrl('home', {}) })
  else if (isTab(name)) await Taro.switchTab({ url: PATHS[name] })
  else await Taro.reLaunch({ url })
}

/** Whether this page is on screen: an answer that comes late must not close the page a customer has gone on to. */
export function isOnScreen(name: RouteName): boolean {
  return routeOf(currentUrl()) === name
}

/** The urls of the page on screen and of those about to cover it. */
export function urlsAhead(): readonly string[] {
  return [currentUrl(), ...opening]
}

/** The url of the page on screen, with its own parameters only. */
export function currentUrl(): string {
  const router = Taro.getCurrentInstance().router
  if (!router) return routeUrl('home', {})
  const path = (router.path.split('?')[0] ?? '').replace(/^\/*/, '/')
  return urlOf(path, decodedParams(router.params))
}
