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

const DEVICE_TOKEN_HEADER = 'device-token'

export function askerOf({ ip, caller, headers }: FastifyRequest): Asker {
  const deviceToken = headers[DEVICE_TOKEN_HEADER]
  return {
    address: networkOf(ip),
    customer: caller?.kind === 'customer' ? caller : null,
    deviceToken: typeof deviceToken === 'string' ? deviceToken : null,
  }
}

const GROUPS = 8

/** An IPv4 address as it is, also one written as IPv6; of any other IPv6 address its first four groups. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address
  const [before = [], after = []] = address.split('::').map(groupsIn)
  const zeros = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill('0')
  return [...before, ...zeros, ...after].slice(0, GROUPS / 2).join(':')
}

function groupsIn(part: string): string[] {
  const groups = part === '' ? [] : part.split(':')
  return groups.map((group) => Number.parseInt(group, 16).toString(16))
}
