import { after, SECOND_MS, type Clock } from '../../../base/time/clock.ts'

/** A token from WeChat that expires. */
export interface Expiring {
  current(): Promise<string>
  /** Forgets a token that WeChat no longer takes. */
  forget(token: string): void
}

/** A token is renewed this long before it expires, so that none expires on the way. */
const MARGIN_MS = 300 * SECOND_MS

/** @param fetchNew asks WeChat for a new token, and how many seconds it is valid */
export function expiring(
  fetchNew: () => Promise<{ readonly token: string; readonly seconds: number }>,
  clock: Clock,
): Expiring {
  let kept: { readonly token: string; readonly until: Date } | null = null
  let asking: Promise<string> | null = null

  const renew = async (): Promise<string> => {
    const now = clock.now()
    const { token, seconds } = await fetchNew()
    kept = { token, until: after(now, seconds * SECOND_MS - MARGIN_MS) }
    return token
  }

  return {
    current: async () => {
      if (kept && kept.until > clock.now()) return kept.token
      asking ??= renew().finally(() => (asking = null))
      return asking
    },
    forget: (token) => {
      if (kept?.token === token) kept = null
    },
  }
}
