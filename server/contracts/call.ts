import type { TSchema } from 'typebox'

import type { Area } from './areas.ts'

/**
 * Who may make a call. `public or customer` also serves strangers, but refuses a caller whose token is dead, who would
 * otherwise take a stranger's answer for their own.
 */
export type Access = 'public' | 'public or customer' | 'customer' | 'operator' | 'anyone signed in'

/** The rate limits that are stricter than the general one. */
export type LimitName = 'passport' | 'verificationCode' | 'upload' | 'shortLink' | 'tracking'

/** One call of the API, with everything that follows from what it is. `routing/route.ts` binds it to its handler. */
export interface Call {
  /** The operation's id. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly area: Area
  /** Without one, the name says it. */
  readonly summary?: string
  readonly access: Access
  /** `none`: not even the general one. */
  readonly limit?: LimitName | 'none'
  /**
   * Takes an `Idempotency-Key` and runs in one transaction with it: sent again with the same key, it answers the
   * first result. An answer that holds a `sealed` value is kept sealed.
   */
  readonly isIdempotent?: true
  /**
   * The handler of an idempotent call opens the transaction itself: what it does before outlasts a refusal, such as
   * counting a wrong password. A public call has to, since nobody knows who sends it.
   */
  readonly opensTransaction?: true
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  /** The member of the body whose rows are judged one by one: a row that is refused doesn't refuse the others. */
  readonly rows?: string
  /** In bytes, where a body may be larger than usual. */
  readonly bodyLimit?: number
  /** The kind of body, where it isn't JSON. */
  readonly consumes?: string
  /** What a 200 answers; `NoContent` is a 204. */
  readonly answer: TSchema
  /** Statuses beside those that every call has, and those that access and idempotency bring. */
  readonly refuses?: readonly number[]
}

/** An address for browsers: it answers a file, a page or another address, and isn't part of the described API. */
export interface Resource {
  readonly name: string
  readonly path: string
  readonly limit?: LimitName
  readonly params: TSchema
  readonly query?: TSchema
}

/** Declares a call; its type keeps what the handler's depends on. */
export function call<const C extends Call>(contract: C): C {
  return contract
}

/** Declares an address for browsers. */
export function resource<const R extends Resource>(contract: R): R {
  return contract
}
