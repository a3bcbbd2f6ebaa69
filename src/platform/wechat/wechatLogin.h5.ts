/** Only a mini program can ask WeChat without a page of WeChat's. */
export async function wechatLoginCode(): Promise<string | null> {
  return null
}

/**
 * What WeChat's page sent back, once: it stands before the route in the address, and a reload would use
 * it again.
 */
export function wechatReturn(): { readonly code: string; readonly state: string } | null {
  const { search, pathname, hash } = window.location
  const query = new URLSearchParams(search)
  const code = query.get('code')
  const state = query.get('state')
  if (code === null || state === null) return null
  window.history.replaceState(window.history.state, '', pathname + hash)
  return { code, state }
}

/** The address of a route of this app, for WeChat to come back to. */
export function wechatReturnUrl(route: string): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}#${route}`
}

export function leaveFor(url: string): void {
  window.location.assign(url)
}

/** The referral code in the address, before or behind the route. */
export function referralCodeIn(_query: Readonly<Record<string, unknown>> | undefined): unknown {
  return /[?&]referralCode=([^&#]+)/.exec(window.location.href)?.[1]
}
