import { isIP } from 'node:net'

import { normalizeIP } from '@fastify/rate-limit'

import type { FastifyRequest } from 'fastify'

import type { Customer } from './app.ts'

/** Who makes a call, as far as it can be told: what tries and codes are counted by. */
export interface Asker {
  /** Where it comes from: `clientOf`. */
  readonly address: string
  /** Who is signed in. */
  readonly customer: Customer | null
  /** What a sign-in on this device was answered with; it may be forged. */
  readonly deviceToken: string | null
}

const DEVICE_TOKEN_HEADER = 'device-token'

export function askerOf(request: FastifyRequest): Asker {
  const { caller, headers } = request
  const deviceToken = headers[DEVICE_TOKEN_HEADER]
  return {
    address: clientOf(request),
    customer: caller?.kind === 'customer' ? caller : null,
    deviceToken: typeof deviceToken === 'string' ? deviceToken : null,
  }
}

/**
 * What clients are told apart by: the address; of IPv6 the network, because each client has all addresses of a /64. A
 * proxy in front may be told anything in `X-Forwarded-For`; what isn't an address counts for the connection.
 */
export function clientOf({ ip, socket }: Pick<FastifyRequest, 'ip' | 'socket'>): string {
  return normalizeIP(isIP(ip) > 0 ? ip : (socket.remoteAddress ?? ''))
}
