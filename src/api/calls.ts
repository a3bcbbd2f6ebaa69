import type { paths } from '../../types/api'

import type { ExchangeOptions } from './transport'

type Method = 'get' | 'post' | 'put' | 'delete'

/** Every call of the API contract by method and path, with its request and response types. */
export interface Http {
  readonly get: Call<'get'>
  readonly post: Call<'post'>
  readonly put: Call<'put'>
  readonly remove: Call<'delete'>
}

type Call<M extends Method> = <Path extends PathOf<M>>(
  path: Path,
  ...request: Arguments<M>[Path]
) => Promise<AnswerOf<paths[Path][M]>>

/** Paths of the contract that accept a method. */
type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Readonly<Record<M, object>> ? Path : never
}[keyof paths]

type Arguments<M extends Method> = { [Path in PathOf<M>]: ArgumentsOf<paths[Path][M]> }

/** The request is optional if nothing in it is required. */
type ArgumentsOf<Operation> =
  Nothing extends RequestOf<Operation> ? [request?: RequestOf<Operation>] : [request: RequestOf<Operation>]

/** `path`, `query` and `body`, each required where the contract requires it. */
type RequestOf<Operation> = Operation extends { readonly parameters: infer Parameters }
  ? Omit<ExchangeOptions, 'source' | 'idempotencyKey'> &
      Pick<Parameters, keyof Parameters & ('path' | 'query')> &
      IdempotencyKeyIn<Parameters> &
      BodyOf<Operation>
  : never

/** A key is accepted only where the contract takes one. */
type IdempotencyKeyIn<Parameters> = Parameters extends { readonly header?: never }
  ? { readonly idempotencyKey?: never }
  : { readonly idempotencyKey?: string }

/** `body` is optional if none of its members is required; POST and PUT then send `{}`. */
type BodyOf<Operation> = Operation extends { readonly requestBody: infer Body }
  ? Nothing extends JsonOf<Body>
    ? { readonly body?: JsonOf<Body> }
    : { readonly body: JsonOf<Body> }
  : { readonly body?: never }

/** The JSON of a successful response; null for 204. */
type AnswerOf<Operation> = Operation extends { readonly responses: infer Responses }
  ? {
      [Status in keyof Responses & Success]: Status extends 204 ? null : JsonOf<Responses[Status]>
    }[keyof Responses & Success]
  : never

type Success = 200 | 204
type JsonOf<Content> = Content extends { readonly content: { readonly 'application/json': infer Json } }
  ? Json
  : never
type Nothing = Record<never, never>
