/** Where the customer can be sent a code, as the API calls it. */
export type ContactKind = 'mobile' | 'email'

/** How a customer proves who they are. */
export type IdentityWay = 'password' | ContactKind | 'wechat'

/** A way that is open to the customer; `contact` is masked, for ways that take a code. */
export interface OpenWay {
  readonly way: IdentityWay
  readonly contact: string | null
}

/** Reads the ways from the `details` of the refusal; what makes no sense is no way. */
export function readOpenWays(details: string | undefined): readonly OpenWay[] {
  const { password, mobile, email, wechat } = parsed(details)
  return [
    ...(password === true ? [{ way: 'password', contact: null } as const] : []),
    ...(typeof mobile === 'string' ? [{ way: 'mobile', contact: mobile } as const] : []),
    ...(typeof email === 'string' ? [{ way: 'email', contact: email } as const] : []),
    ...(wechat === true ? [{ way: 'wechat', contact: null } as const] : []),
  ]
}

function parsed(details: string | undefined): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(details ?? '')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
