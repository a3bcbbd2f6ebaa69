/** What staff read, and signing in, paying and uploading: nothing about these is ever kept. */
const NEVER = /\/(admin|passport|wechat|upload|short-link|topup|pending-pay|mini-program-code)(\/|$)/

/** Not every read of the API is a GET. */
const READ_BY_POST = /[/-]list$|\/(enums|query|readiness)$/

/** Whether the answer to a call of the API is kept for times without a network. */
export function isRemembered(method: string, path: string): boolean {
  if (!path.startsWith('/api/') || NEVER.test(path)) return false
  return method === 'GET' || (method === 'POST' && READ_BY_POST.test(path))
}

/** Whose answers a call reads: the subject of its token, or `visitor` without one. Null if the token tells nothing. */
export function readerOf(authorization: string | null): string | null {
  if (authorization === null) return 'visitor'
  try {
    const [, claims = ''] = authorization.split('.')
    const { sub } = JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))) as {
      readonly sub?: unknown
    }
    return typeof sub === 'string' && sub !== '' ? `customer ${sub}` : null
  } catch {
    return null
  }
}
