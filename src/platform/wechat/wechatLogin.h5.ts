/** Only a mini program gets a sign-in code without WeChat's consent page. */
export async function wechatLoginCode(): Promise<string | null> {
  return null
}

/**
 * Takes the parameters of WeChat's redirect out of the URL, because a reload would use the one-time code
 * again. They come before the route's hash.
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

/** URL of a route of this app, for WeChat to redirect to. */
export function wechatReturnUrl(route: string): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}#${route}`
}

export function redirectBrowserTo(url: string): void {
  window.location.assign(url)
}

/** The referral code in the URL, before or after the hash. */
export function referralCodeIn(_query: Readonly<Record<string, unknown>> | undefined): unknown {
  return /[?&]referralCode=([^&#]+)/.exec(window.location.href)?.[1]
}
