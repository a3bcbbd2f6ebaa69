import { isIP } from 'node:net'

/**
 * The proxies whose word about the client's address counts: a number of them in a row, or their addresses. Clients can
 * write the left end of `X-Forwarded-For` themselves, so only the entries of known proxies may be believed.
 */
export type TrustedProxies = number | readonly string[]

const MAX_HOPS = 9

/** Names for groups of networks. */
const NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** @returns undefined if the text is neither a number of proxies nor a list of addresses */
export function readTrustedProxies(text: string): TrustedProxies | undefined {
  if (/^\d+$/.test(text)) return Number(text) <= MAX_HOPS ? Number(text) : undefined
  const addresses = text.split(',').flatMap((address) => address.trim() || [])
  return addresses.every(isNetwork) ? addresses : undefined
}

function isNetwork(text: string): boolean {
  if (NETWORKS.includes(text)) return true
  const [address = '', prefix, ...more] = text.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (bits === 0 || more.length > 0) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits)
}

/** The value for Fastify's `trustProxy`: given a plain number, Fastify would trust nobody. */
export function asTrustProxy(
  proxies: TrustedProxies,
): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return proxies > 0 && ((_, hop) => hop < proxies)
  return proxies.length > 0 && [...proxies]
}
