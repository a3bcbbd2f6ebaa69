import { SECOND_MS } from '../../base/time/clock.ts'

const TIMEOUT_MS = 10 * SECOND_MS

/** A webhook that sends text messages, and its bearer token if it has one. */
export interface TextGateway {
  readonly url: string
  readonly token: string | undefined
}

/** Sends a text message, or throws. */
export type SendText = (target: string, text: string) => Promise<void>

/** Sends text messages through a gateway: a POST of `{target, text}`. */
export function gatewayTexter({ url, token }: TextGateway): SendText {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` }
  return async (target, text) => {
    const { ok, status } = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...authorization },
      body: JSON.stringify({ target, text }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!ok) throw new Error(`the gateway answered ${status}`)
  }
}
