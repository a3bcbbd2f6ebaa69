import { Annotated } from '../base/annotated.ts'
import { NoContent, refusals } from '../contracts/common.ts'
import { callerFor, type Input, type ResourceInput } from './input.ts'
import { idempotencyHeaders, type Idempotency } from './idempotency.ts'
import { judgedRows, judgeRows } from './rows.ts'

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'

import type { App } from '../base/http/app.ts'
import type { Call, LimitName, Resource } from '../contracts/call.ts'
import type { RateLimits } from '../plugins/rateLimit.ts'

/** Binds a call to its handler, with all that follows from its contract. */
export type Route = <const Contract extends Call>(
  contract: Contract,
  handler: (input: Input<Contract>) => Static<Contract['answer']> | Promise<Static<Contract['answer']>>,
) => void

/** Binds an address for browsers to its handler, which writes the reply. */
export type Serve = <const Contract extends Resource>(
  contract: Contract,
  handler: (input: ResourceInput<Contract>) => unknown,
) => void

/** Has somebody look at what a customer wrote, by where it stands in the body. Refuses with an ApiProblem. */
export type Moderate = (userId: string, words: Readonly<Record<string, string>>) => Promise<void>

interface Dependencies {
  readonly idempotency: Idempotency
  readonly limits: RateLimits
  readonly moderate: Moderate
}

/** Registers contracts with their handlers, each once. */
export interface Router {
  readonly route: Route
  readonly serve: Serve
  /** @throws Error naming contracts that nobody handles, and handlers whose contract isn't among these */
  assertComplete(contracts: readonly (Call | Resource)[]): void
}

type AnyInput = Input<Call> & { readonly tx?: unknown; readonly transact?: unknown; readonly rows?: unknown }
type Handler = (input: AnyInput) => unknown

export function createRouter(app: App, dependencies: Dependencies): Router {
  const bound = new Set<Call | Resource>()
  const moderated = new Annotated('x-moderated')
  const secrets = new Annotated('x-sealed')

  const bind = (contract: Call | Resource): void => {
    if (bound.has(contract)) throw new Error(`two handlers for ${contract.name}`)
    bound.add(contract)
  }

  /** Refuses words of the body that others must not read; of rows only the row. */
  const moderate = async (
    contract: Call,
    request: FastifyRequest,
  ): Promise<readonly unknown[] | undefined> => {
    const { caller, body } = request
    const check = async (value: unknown, above: string): Promise<void> => {
      if (caller?.kind !== 'customer' || !contract.body || !moderated.isIn(contract.body)) return
      const words = [...moderated.list(value, contract.body)]
        .filter(([, text]) => text.trim() !== '')
        .map(([path, text]) => [path.slice(above.length), text] as const)
      if (words.length > 0) await dependencies.moderate(caller.userId, Object.fromEntries(words))
    }
    const { rows } = contract
    if (rows !== undefined) {
      return judgeRows(judgedRows(request, rows), (row) => check({ [rows]: [row] }, `${rows}.0.`))
    }
    await check(body, '')
    return undefined
  }

  const answer = async (contract: Call, handler: Handler, request: FastifyRequest): Promise<unknown> => {
    const rows = await moderate(contract, request)
    const input = { ...inputOf(contract, request), ...(rows ? { rows } : {}) } as AnyInput
    if (!contract.isIdempotent) return handler(input)
    return contract.access === 'public'
      ? dependencies.idempotency.onceSigningIn(request, async (transact) => handler({ ...input, transact }))
      : dependencies.idempotency.once(request, async (tx) => handler({ ...input, tx }), {
          isSealed: secrets.isIn(contract.answer),
        })
  }

  return {
    route: (contract, handler) => {
      bind(contract)
      app.route({
        method: contract.method,
        url: contract.path,
        schema: schemaOf(contract),
        config: { access: contract.access, isBound: true, ...rateLimitOf(contract, dependencies.limits) },
        attachValidation: contract.rows !== undefined,
        ...(contract.bodyLimit === undefined ? {} : { bodyLimit: contract.bodyLimit }),
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const result = await answer(contract, handler as unknown as Handler, request)
          return contract.answer === NoContent ? reply.code(204).send(null) : result
        },
      } as Parameters<App['route']>[0])
    },

    serve: (contract, handler) => {
      bind(contract)
      const { path, params, query } = contract
      app.get(
        path,
        {
          config: { access: 'public', ...rateLimitOf(contract, dependencies.limits) },
          schema: { params, ...(query ? { querystring: query } : {}) },
        },
        (request, reply) =>
          handler({
            params: request.params,
            query: request.query,
            language: request.language,
            request,
            reply,
          } as Parameters<typeof handler>[0]) as never,
      )
    },

    assertComplete: (contracts) => {
      const known = new Set(contracts)
      const named = (some: Iterable<Call | Resource>) => [...some].map(({ name }) => name).join(', ')
      const unhandled = named([...known].filter((contract) => !bound.has(contract)))
      const unlisted = named([...bound].filter((contract) => !known.has(contract)))
      if (unhandled) throw new Error(`no handler for ${unhandled}`)
      if (unlisted) throw new Error(`not among the contracts: ${unlisted}`)
    },
  }
}

function inputOf({ access }: Call, request: FastifyRequest) {
  const { params, query, body, language } = request
  return { caller: callerFor(access, request), params, query, body, language, request }
}

function schemaOf(contract: Call) {
  const { name, area, summary, params, query, body, answer, isIdempotent, consumes } = contract
  const status = answer === NoContent ? 204 : 200
  return {
    tags: [area],
    operationId: name,
    ...(summary === undefined ? {} : { summary }),
    ...(consumes === undefined ? {} : { consumes: [consumes] }),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(isIdempotent ? { headers: idempotencyHeaders } : {}),
    ...(body ? { body } : {}),
    response: { [status]: answer, ...refusals(...refusedBy(contract)) },
  }
}

/** The statuses that a contract refuses with: its own, and those that follow from who may call and how often. */
function refusedBy({ access, isIdempotent, refuses = [] }: Call): number[] {
  const signedIn = { public: [], 'public or customer': [401], 'anyone signed in': [401] }
  const byAccess: readonly number[] =
    access in signedIn ? signedIn[access as keyof typeof signedIn] : [401, 403]
  return [...new Set([...byAccess, ...(isIdempotent ? [409] : []), ...refuses])]
}

function rateLimitOf({ limit }: { readonly limit?: LimitName | 'none' }, limits: RateLimits) {
  if (limit === undefined) return {}
  // The general limit spares what is outside the API; a limit of its own counts wherever the address is.
  return { rateLimit: limit === 'none' ? (false as const) : { ...limits[limit], allowList: [] } }
}
