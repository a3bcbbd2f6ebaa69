import type { TSchema } from 'typebox'

import type { Area } from './areas.ts'

/**
 * Who may make a call. `public or customer` also serves strangers, but refuses a caller whose token is dead, who would
 * otherwise take a stranger's answer for their own. `owner` is the operator whose token is the deployment's.
 */
export type Access = 'public' | 'public or customer' | 'customer' | 'operator' | 'owner' | 'anyone signed in'

/** The rate limits that are stricter than the general one. */
export type LimitName = 'passport' | 'verificationCode' | 'upload' | 'shortLink' | 'tracking'

/** One call of the API, with everything that follows from what it is. `routing/route.ts` binds it to its handler. */
export interface Call {
  /** The operation's ID. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly area: Area
  /** For the OpenAPI document; by default, the name in words. */
  readonly summary?: string
  readonly access: Access
  /**
   * For calls with which a thief of a token could keep the account. The customer must have proved lately who they are;
   * otherwise the answer is 403 `IdentityNotConfirmed`. `unlessGiven` names a member of the body that is proof enough,
   * such as the old password; the handler checks it.
   */
  readonly needsConfirmation?: true | { readonly unlessGiven: string }
  /** By default, the general limit; `none` lifts that too. */
  readonly limit?: LimitName | 'none'
  /**
   * Takes an `Idempotency-Key`, which is stored with the answer in the call's own transaction: sent again with the same
   * key, the call gives its first answer. An answer with a `sealed` value is stored encrypted. With `required`, a call
   * without a key is refused; staff's calls that move money have that.
   */
  readonly isIdempotent?: true | 'required'
  /**
   * The handler of an idempotent call opens the transaction itself, so that what it does before, such as counting a
   * wrong password, outlasts a refusal. Required for a public call.
   */
  readonly opensTransaction?: true
  readonly params?: TSchema
  readonly query?: TSchema
  readonly body?: TSchema
  /** The member of the body with the rows of a batch: a refused row doesn't refuse the others. */
  readonly rows?: string
  /** Marks a POST that changes nothing, so that no audit entry is kept when an operator makes it. */
  readonly onlyReads?: true
  /** In bytes, where a body may be larger than usual. */
  readonly bodyLimit?: number
  /** The kind of body, where it isn't JSON. */
  readonly consumes?: string
  /** The body of a 200; `NoContent` makes it a 204. */
  readonly answer: TSchema
  /** Statuses of refusals, beside those that every call has and those that follow from access and idempotency. */
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

/** Declares a call. Its type stays exact, because the handler's follows from it. */
export function call<const C extends Call>(contract: C): C {
  return contract
}

/** Declares an address for browsers. */
export function resource<const R extends Resource>(contract: R): R {
  return contract
}
