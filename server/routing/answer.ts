import { Annotated } from '../base/annotated.ts'
import { createFairShare } from './fairShare.ts'
import { callerFor, type Input } from './input.ts'
import { createJudge, type Moderate } from './judge.ts'

import type { FastifyRequest } from 'fastify'

import type { Customer } from '../base/http/app.ts'
import type { Call } from '../contracts/call.ts'
import type { Audit } from './audit.ts'
import type { Idempotency, Transact } from './idempotency.ts'

export interface AnswerDependencies {
  readonly idempotency: Idempotency
  readonly audit: Audit
  readonly moderate: Moderate
  /** @throws ApiProblem 403 IdentityNotConfirmed */
  readonly requireConfirmed: (customer: Customer) => Promise<void>
}

type AnyInput = Input<Call> & { readonly tx?: unknown; readonly transact?: unknown; readonly rows?: unknown }
export type Handler = (input: AnyInput) => unknown

/** Makes a call's answer: what its contract asks for before the handler, the handler, and what is kept of it. */
export type Answer = (contract: Call, handler: Handler, request: FastifyRequest) => Promise<unknown>

export function createAnswer({ idempotency, audit, moderate, requireConfirmed }: AnswerDependencies): Answer {
  const judge = createJudge(moderate)
  const secrets = new Annotated('x-sealed')
  const inShare = createFairShare()

  const answer: Answer = async (contract, handler, request) => {
    if (isUnproved(contract, request)) await requireConfirmed(request.caller as Customer)
    const rows = await judge(contract, request)
    const input = { ...inputOf(contract, request), ...(rows ? { rows } : {}) } as AnyInput
    if (!contract.isIdempotent) {
      const result = await handler(input)
      await audit.done(contract, request)
      return result
    }
    if (contract.access === 'public') {
      return idempotency.onceSigningIn(request, async (transact) => handler({ ...input, transact }))
    }
    const isSealed = secrets.isIn(contract.answer)
    const once: Transact = (work) =>
      idempotency.once(
        request,
        async (tx) => {
          const result = await work(tx)
          await audit.done(contract, request, tx)
          return result
        },
        { isSealed },
      )
    if (contract.opensTransaction) return handler({ ...input, transact: once })
    // What is kept must be JSON, also of a handler that returns nothing.
    return once(async (tx) => (await handler({ ...input, tx })) ?? null)
  }

  return (contract, handler, request) =>
    inShare(contract, request, () =>
      answer(contract, handler, request).catch(async (error: unknown) => {
        await audit.refused(contract, request, error)
        throw error
      }),
    )
}

/** Whether a call asks for a confirmed session, and the request doesn't prove the customer another way. */
function isUnproved({ needsConfirmation }: Call, { body }: FastifyRequest): boolean {
  if (typeof needsConfirmation !== 'object') return needsConfirmation === true
  return (body as Readonly<Record<string, unknown>>)[needsConfirmation.unlessGiven] === undefined
}

function inputOf({ access }: Call, request: FastifyRequest) {
  const { params, query, body, language } = request
  return { caller: callerFor(access, request), params, query, body, language, request }
}
