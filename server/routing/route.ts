import { NoContent, refusals } from '../contracts/common.ts'
import { createAnswer, type AnswerDependencies, type Handler } from './answer.ts'
import { idempotencyHeaders, requiredIdempotencyHeaders } from './idempotency.ts'

import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'

import type { App } from '../base/http/app.ts'
import type { Access, Call, LimitName, Resource } from '../contracts/call.ts'
import type { RateLimits } from '../plugins/rateLimit.ts'
import type { Input, ResourceInput } from './input.ts'

/** What the handler of a call returns: nothing for `NoContent`. */
type AnswerOf<Contract extends Call> =
  Static<Contract['answer']> extends null ? void : Static<Contract['answer']>

/** Binds a call to its handler, with all that follows from its contract. */
export type Route = <const Contract extends Call>(
  contract: Contract,
  handler: (input: Input<Contract>) => AnswerOf<Contract> | Promise<AnswerOf<Contract>>,
) => void

/** Binds an address for browsers to its handler, which writes the reply. */
export type Serve = <const Contract extends Resource>(
  contract: Contract,
  handler: (input: ResourceInput<Contract>) => unknown,
) => void

interface Dependencies extends AnswerDependencies {
  readonly limits: RateLimits
}

/** Registers contracts with their handlers, each once. */
export interface Router {
  readonly route: Route
  readonly serve: Serve
  /** @throws Error naming contracts that nobody handles, and handlers whose contract isn't among these */
  assertComplete(contracts: readonly (Call | Resource)[]): void
}

export function createRouter(app: App, dependencies: Dependencies): Router {
  const bound = new Set<Call | Resource>()
  const answer = createAnswer(dependencies)

  const bind = (contract: Call | Resource): void => {
    if (bound.has(contract)) throw new Error(`two handlers for ${contract.name}`)
    bound.add(contract)
  }

  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith('/api/') && config?.access === undefined) throw new Error(`${url} has no contract`)
  })

  return {
    route: (contract, handler) => {
      bind(contract)
      app.route({
        method: contract.method,
        url: contract.path,
        schema: schemaOf(contract),
        config: { access: contract.access, ...rateLimitOf(contract, dependencies.limits) },
        attachValidation: contract.rows !== undefined,
        ...(contract.bodyLimit === undefined ? {} : { bodyLimit: contract.bodyLimit }),
        handler: async (request: FastifyRequest, reply: FastifyReply) => {
          const result = await answer(contract, handler as unknown as Handler, request)
          return contract.answer === NoContent ? reply.code(204).send(null) : result
        },
      })
    },

    serve: (contract, handler) => {
      bind(contract)
      serveResource(app, dependencies.limits, contract, handler)
    },

    assertComplete: (contracts) => assertSame(new Set(contracts), bound),
  }
}

function serveResource<Contract extends Resource>(
  app: App,
  limits: RateLimits,
  contract: Contract,
  handler: (input: ResourceInput<Contract>) => unknown,
): void {
  const { path, params, query } = contract
  const schema = { params, ...(query ? { querystring: query } : {}) }
  const config = { access: 'public', ...rateLimitOf(contract, limits) } as const
  app.get(path, { config, schema }, async (request, reply) => {
    const { language } = request
    const input = { params: request.params, query: request.query, language, request, reply }
    return handler(input as ResourceInput<Contract>)
  })
}

function assertSame(contracts: ReadonlySet<Call | Resource>, bound: ReadonlySet<Call | Resource>): void {
  const named = (some: Iterable<Call | Resource>) => [...some].map(({ name }) => name).join(', ')
  const unhandled = named([...contracts].filter((contract) => !bound.has(contract)))
  const unlisted = named([...bound].filter((contract) => !contracts.has(contract)))
  if (unhandled) throw new Error(`no handler for ${unhandled}`)
  if (unlisted) throw new Error(`not among the contracts: ${unlisted}`)
}

function schemaOf(contract: Call) {
  const { name, area, summary, params, query, body, answer, isIdempotent, consumes, needsConfirmation } =
    contract
  const status = answer === NoContent ? 204 : 200
  return {
    tags: [area],
    operationId: name,
    ...(summary === undefined ? {} : { summary }),
    ...(needsConfirmation === undefined ? {} : { description: confirmationNote(needsConfirmation) }),
    ...(consumes === undefined ? {} : { consumes: [consumes] }),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(isIdempotent ? { headers: headersOf(isIdempotent) } : {}),
    ...(body ? { body } : {}),
    response: { [status]: answer, ...refusals(...refusedBy(contract)) },
  }
}

function confirmationNote(needed: NonNullable<Call['needsConfirmation']>): string {
  const exception = needed === true ? '' : `, unless it has ${needed.unlessGiven}`
  return `Needs a session that was confirmed lately${exception}: otherwise 403 IdentityNotConfirmed, whose details are the ways to confirm it, as JSON: {password, mobile, email, wechat}`
}

function headersOf(isIdempotent: true | 'required') {
  return isIdempotent === 'required' ? requiredIdempotencyHeaders : idempotencyHeaders
}

const REFUSED_BY_ACCESS: Readonly<Record<Access, readonly number[]>> = {
  public: [],
  'public or customer': [401],
  'anyone signed in': [401],
  customer: [401, 403],
  operator: [401, 403],
  owner: [401, 403],
}

/** The statuses that a contract refuses with: its own, and those that follow from access, body and idempotency. */
function refusedBy({ access, isIdempotent, body, consumes, refuses = [] }: Call): number[] {
  const hasBody = body !== undefined || consumes !== undefined
  const byCall = [...(hasBody ? [408] : []), ...(isIdempotent ? [409] : [])]
  return [...new Set([...REFUSED_BY_ACCESS[access], ...byCall, ...refuses])]
}

function rateLimitOf({ limit }: { readonly limit?: LimitName | 'none' }, limits: RateLimits) {
  if (limit === undefined) return {}
  // The general limit spares what is outside the API; a limit of its own counts wherever the address is.
  return { rateLimit: limit === 'none' ? (false as const) : { ...limits[limit], allowList: [] } }
}
