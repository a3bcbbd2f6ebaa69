import type { FastifyRequest } from 'fastify'

import type { Customer } from './app.ts'

/** Who makes a call, as far as it can be told: what tries and codes are counted by. */
export interface Asker {
  /** The client's address; of IPv6 the network, because each client has all addresses of a /64. */
  readonly address: string
  /** Who is signed in. */
  readonly customer: Customer | null
  /** What a sign-in on this device was answered with; it may be forged. */
  readonly deviceToken: string | null
}

export const DEVICE_TOKEN_HEADER = 'device-token'

export function askerOf({ ip, caller, headers }: FastifyRequest): Asker {
  const deviceToken = headers[DEVICE_TOKEN_HEADER]
  return {
    address: networkOf(ip),
    customer: caller?.kind === 'customer' ? caller : null,
    deviceToken: typeof deviceToken === 'string' ? deviceToken : null,
  }
}

/** An IPv4 address as it is, also one written as IPv6; of any other IPv6 address its first four groups. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [before, after] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = Array<string>(Math.max(0, 8 - (before?.length ?? 0) - (after?.length ?? 0))).fill('0')
  const groups = [...(before ?? []), ...zeros, ...(after ?? [])]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
