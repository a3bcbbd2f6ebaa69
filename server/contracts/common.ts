import { Type, type Static, type TProperties } from 'typebox'

import { closed, entity, ref } from './schema.ts'

/** Page size of a list whose request does not name one. */
export const DEFAULT_PAGE_SIZE = 7

/** The largest page a list gives. */
export const MAX_PAGE_SIZE = 999

/** Opaque; never parsed by a client. */
export const Id = Type.String({ minLength: 1, maxLength: 64, description: 'Opaque ID' })

/** `{id}` in a path. */
export const IdParams = closed({ id: Id })

/** A decimal string in major units, such as `"12.30"`. */
export const Money = Type.String({
  pattern: '^-?\\d{1,12}\\.\\d{2}$',
  description: 'Decimal string in major units',
})

/** A customer's amount: not negative, at most two decimals. */
export const MoneyInput = Type.String({
  pattern: '^\\d{1,9}(\\.\\d{1,2})?$',
  description: 'Decimal string in major units, at most two decimals',
})

export const CurrencyCode = Type.String({ pattern: '^[A-Z]{3}$', description: 'ISO 4217' })

/** The version that a change is based on; the database has 32 bits for it. */
export const Version = Type.Integer({ minimum: 1, maximum: 2 ** 31 - 1 })

/** ISO 8601, UTC. */
export const Time = Type.String({ format: 'date-time' })

/** An address that anybody may read: absolute, or a path under the API base. Private ones are `PrivatePicture`s. */
export const Url = Type.String({ minLength: 1, maxLength: 500, format: 'uri-reference' })

export const ValidationError = entity('ValidationError', {
  message: Type.String(),
  members: Type.Array(Type.String(), { description: 'Names of the fields that the message is about' }),
})

/** The one shape of every refusal and failure (ABP's). */
export const ErrorAnswer = entity('ErrorAnswer', {
  error: closed({
    code: Type.String({ description: 'Which rule refused; stable, for programs' }),
    message: Type.String({ description: 'For the customer, in the language asked for' }),
    details: Type.Union([Type.String(), Type.Null()], {
      description:
        'For programs. With a 402: the shortfall. With IdentityNotConfirmed: the ways to confirm, in JSON',
    }),
    validationErrors: Type.Array(ref(ValidationError)),
    correlationId: Type.Optional(Type.String({ description: 'Only on a 500: what to quote to support' })),
  }),
})
export type ErrorAnswer = Static<typeof ErrorAnswer>

/** Nothing to say: an empty body, or none. */
export const EmptyRequest = closed({})

/** 204: done, nothing to say. */
export const NoContent = Type.Null({ description: 'Done; the answer is empty' })

/** The error statuses that every route can answer, whatever it does. */
const ALWAYS = [400, 404, 413, 415, 429, 500, 503] as const

/** Error answers of a route: the given statuses beside those that every route has. */
export function refusals<const S extends number>(
  ...statuses: S[]
): Record<S | (typeof ALWAYS)[number], ReturnType<typeof problem>> {
  const entries = [...ALWAYS, ...statuses].map((status) => [status, problem(status)] as const)
  return Object.fromEntries(entries) as Record<S | (typeof ALWAYS)[number], ReturnType<typeof problem>>
}

const MEANING: Record<number, string> = {
  400: 'A field is missing, malformed or unknown',
  401: 'No access token, or a dead one',
  402: 'The balance is too low; details is the shortfall, a decimal string in major units',
  403: 'Not allowed for this caller',
  404: 'No such thing, or not the caller’s',
  408: 'The body took too long to arrive',
  409: 'Conflicts with the state of things',
  413: 'The body is too large',
  415: 'The body is of a kind that is not taken',
  429: 'Too many requests; Retry-After says when to come back',
  500: 'A fault of the server',
  502: 'WeChat refused, or answered nonsense',
  503: 'Not possible at the moment, such as while the database is away',
}

function problem(status: number) {
  return Type.Unsafe<ErrorAnswer>({ ...ref(ErrorAnswer), description: MEANING[status] ?? 'Refused' })
}

/**
 * The request of a paged list: `maxResultCount`, `skipCount`, `sorting`, `filter` and the list's own filters.
 *
 * @param sorting the allowed orders, such as `creationTime desc`; the first is the default
 * @param size the default page size
 */
export function listRequest<P extends TProperties, const S extends string>(
  $id: string,
  sorting: readonly S[],
  filters: P,
  size?: number,
) {
  return entity($id, listFields(sorting, filters, size))
}

/** The same for a list that is read with GET, from its query. */
export function listQuery<P extends TProperties, const S extends string>(
  sorting: readonly S[],
  filters: P,
  size?: number,
) {
  return closed(listFields(sorting, filters, size))
}

/** Its fields, for a request that has more. The server reads them with `rangeOf` or `pageOf`. */
export function listFields<P extends TProperties, const S extends string>(
  sorting: readonly S[],
  filters: P,
  size: number = DEFAULT_PAGE_SIZE,
) {
  const count = { minimum: 1, maximum: MAX_PAGE_SIZE }
  // Validation fills defaults in: beside `limit` it would look as if the caller had sent the smaller number.
  const byDefault =
    'limit' in filters ? { description: `Without limit: ${size} by default` } : { default: size }
  const order = Type.Unsafe<S | ''>({
    type: 'string',
    enum: [...sorting, ''],
    default: sorting[0],
    description: 'Empty: the default',
  })
  return {
    maxResultCount: Type.Optional(Type.Integer({ ...count, ...byDefault })),
    skipCount: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 })),
    filter: Type.Optional(Type.String({ maxLength: 100, description: 'Text to look for' })),
    sorting: Type.Optional(order),
    ...filters,
  }
}

/** What some lists take beside `maxResultCount`. */
export function limitUpTo(maximum: number) {
  const description = 'Same as maxResultCount; when both are sent, the smaller counts'
  return Type.Optional(Type.Integer({ minimum: 1, maximum, description }))
}
