import { ApiProblem } from '../base/http/problem.ts'

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'

import type { Customer, Operator } from '../base/http/app.ts'
import type { Access, Call, Resource } from '../contracts/call.ts'
import type { Language } from '../contracts/enumerations.ts'
import type { Transaction } from '../db/client.ts'
import type { Transact } from './idempotency.ts'
import type { Judged } from './rows.ts'

type ValueOf<Schema> = Schema extends TSchema ? Static<Schema> : undefined

/** Who makes a call, by who may. */
interface Callers {
  readonly public: null
  readonly 'public or customer': Customer | null
  readonly customer: Customer
  readonly operator: Operator
  readonly owner: Operator
  readonly 'anyone signed in': Customer | Operator
}

/** A member of a contract, which may lack it. */
type Part<Contract, Name extends string> = Contract extends { readonly [Key in Name]: infer Value }
  ? Value
  : undefined

type RowsOf<Body, Member> = Member extends keyof Body
  ? Body[Member] extends readonly (infer Row)[]
    ? { readonly rows: readonly Judged<Row>[] }
    : never
  : unknown

/** What an idempotent call runs in. */
type InsideOf<Contract extends Call> = Contract extends { readonly isIdempotent: true | 'required' }
  ? Contract extends { readonly opensTransaction: true }
    ? { readonly transact: Transact }
    : { readonly tx: Transaction }
  : unknown

/** What the handler of a call gets, each part typed by the contract. */
export type Input<Contract extends Call> = {
  readonly caller: Callers[Contract['access'] & Access]
  readonly params: ValueOf<Part<Contract, 'params'>>
  readonly query: ValueOf<Part<Contract, 'query'>>
  readonly body: ValueOf<Part<Contract, 'body'>>
  readonly language: Language
  /** For what is in no contract: uploads, the caller's address, the log. */
  readonly request: FastifyRequest
} & InsideOf<Contract> &
  RowsOf<ValueOf<Part<Contract, 'body'>>, Part<Contract, 'rows'>>

/** What the handler of an address for browsers gets. */
export interface ResourceInput<Contract extends Resource> {
  readonly params: Static<Contract['params']>
  readonly query: ValueOf<Part<Contract, 'query'>>
  readonly language: Language
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/**
 * @throws ApiProblem 401
 * @throws ApiProblem 403: never for a request that authentication let pass
 */
export function callerFor(access: Access, { caller }: FastifyRequest): Customer | Operator | null {
  if (access === 'public' || (access === 'public or customer' && caller?.kind !== 'customer')) return null
  if (caller === null) throw new ApiProblem(401, 'NotSignedIn')
  if (caller.kind === 'operator' && (access === 'customer' || access === 'public or customer')) {
    throw new ApiProblem(403, 'Forbidden')
  }
  return caller
}
