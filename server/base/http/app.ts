import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify'

import type { Access } from '../../contracts/call.ts'
import type { Language } from '../../contracts/enumerations.ts'

/** The Fastify instance; handlers are typed by their schemas. */
export type App = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>

/** The API's origin, as the caller addresses it. */
export function originOf({ protocol, host }: FastifyRequest): string {
  return `${protocol}://${host}`
}

/** A signed-in customer. */
export interface Customer {
  readonly kind: 'customer'
  readonly userId: string
  readonly sessionId: string
}

/** Somebody at the warehouse. */
export interface Operator {
  readonly kind: 'operator'
  readonly id: string
  readonly name: string
}

/** Whoever has the deployment's operator token. Only the owner adds and disables other operators. */
export const OWNER: Operator = { kind: 'operator', id: 'owner', name: 'owner' }

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls; null when nobody is signed in. */
    caller: Customer | Operator | null
    /** The language asked for. */
    language: Language
  }
  interface FastifyContextConfig {
    access?: Access
  }
}
