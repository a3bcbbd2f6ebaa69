import Taro from '@tarojs/taro'

import {
  closePage,
  currentUrl,
  relaunchAt,
  isStackFull,
  openPage,
  replaceWithUrl,
  replacePage,
  urlsAhead,
} from './navigate'
import { isPassport, isTab, routeOf, type PASSPORT_ROUTES, type RouteParams } from './routes'

/** Whether a sign-in page is on screen or opening. */
export function isSigningIn(): boolean {
  return urlsAhead().some((url) => isPassport(routeOf(url)))
}

/** Opens the login page over the page that needs it, unless the customer is signing in already. */
export async function openLogin(): Promise<void> {
  if (isSigningIn()) return
  await openPage('login', { redirect: currentUrl(), ...(isStackFull() && { isReplacement: '1' }) })
}

/** Switches to another sign-in page, in the same place in the stack. */
export async function switchPassportPage(
  name: (typeof PASSPORT_ROUTES)[number],
  params: Partial<RouteParams<'login'>>,
): Promise<void> {
  await replacePage(name, params)
}

/** After signing in, returns to exactly where the customer was, or to the URL that a cold start asked for. */
export async function returnFromSignIn({
  redirect = '/',
  isReplacement,
}: Partial<RouteParams<'login'>>): Promise<void> {
  const hasLeft = !isPassport(routeOf(currentUrl()))
  if (hasLeft) return
  if (Taro.getCurrentPages().length === 1) await relaunchAt(redirect)
  else if (isReplacement && !isTabUrl(redirect)) await replaceWithUrl(redirect)
  else await closePage()
}

function isTabUrl(url: string): boolean {
  const name = routeOf(url)
  return name === null || isTab(name)
}
