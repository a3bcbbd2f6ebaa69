import Taro from '@tarojs/taro'

import { closePage, currentUrl, openFirst, openPage, replacePage, urlsAhead } from './navigate'
import { isPassport, routeOf, type PASSPORT_ROUTES } from './routes'

/** Whether the customer is on a page of the passport already, or on the way to one. */
export function isSigningIn(): boolean {
  return urlsAhead().some((url) => isPassport(routeOf(url)))
}

/** Opens the login page over the page that needs it, unless signing in is under way already. */
export async function openLogin(): Promise<void> {
  if (isSigningIn()) return
  await openPage('login', { redirect: currentUrl() })
}

/** From one way of signing in to another; they share a place in the stack. */
export async function switchPassportPage(
  name: (typeof PASSPORT_ROUTES)[number],
  redirect: string | undefined,
): Promise<void> {
  await replacePage(name, redirect === undefined ? {} : { redirect })
}

/** Signed in: back to exactly where the customer was, or to the url that a cold start asked for. */
export async function returnFromSignIn(redirect: string | undefined): Promise<void> {
  const hasLeft = !isPassport(routeOf(currentUrl()))
  if (hasLeft) return
  if (Taro.getCurrentPages().length > 1) await closePage()
  else await openFirst(redirect ?? '/')
}
