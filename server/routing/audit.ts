import { ApiProblem } from '../base/http/problem.ts'
import { newId } from '../base/ids.ts'
import { insertAuditEntry } from '../db/audit.ts'

import type { FastifyRequest } from 'fastify'

import type { Clock } from '../base/time/clock.ts'
import type { Call } from '../contracts/call.ts'
import type { Database } from '../db/client.ts'
import type { AuditedRequest } from '../db/schema/operations.ts'

/** Keeps what operators do. Calls of others, and calls that only read, leave no entry. */
export interface Audit {
  /** @param db the transaction of the change, if there is one: then neither is there without the other */
  done(contract: Call, request: FastifyRequest, db?: Database): Promise<void>
  /** Never throws: the caller is to hear of the first error. */
  refused(contract: Call, request: FastifyRequest, error: unknown): Promise<void>
}

/** The outcome of a call that was done. */
const DONE = 'DONE'

export function createAudit(db: Database, clock: Clock): Audit {
  const keep = async (contract: Call, request: FastifyRequest, outcome: string, into: Database) => {
    const { caller, id: requestId } = request
    if (caller?.kind !== 'operator' || !isAudited(contract)) return
    const time = clock.now()
    await insertAuditEntry(into, {
      id: newId(time),
      time,
      operatorId: caller.id,
      call: contract.name,
      request: requestOf(request),
      outcome,
      requestId,
    })
  }
  return {
    done: (contract, request, into = db) => keep(contract, request, DONE, into),

    refused: async (contract, request, error) => {
      const code = error instanceof ApiProblem ? error.code : 'Internal'
      try {
        await keep(contract, request, code, db)
      } catch (failure) {
        request.log.error({ err: failure }, 'a refused call was not audited')
      }
    },
  }
}

function isAudited({ method, access, onlyReads }: Call): boolean {
  return method !== 'GET' && !onlyReads && access !== 'public' && access !== 'public or customer'
}

function requestOf({ params, query, body }: FastifyRequest): AuditedRequest {
  return Object.fromEntries([params, query, body].flatMap((part) => kept(part)).slice(0, MAX_MEMBERS))
}

/**
 * The texts that an entry may hold: what names a thing, and amounts. An entry can't be erased, so it holds no names of
 * customers, addresses, secrets or free text: those are in what the IDs and codes lead to.
 */
const KEPT_TEXTS = new Set([
  'id',
  'code',
  'key',
  'idCode',
  'expressNumber',
  'internationalTrackingNumber',
  'additionalServiceId',
  'pickupStationId',
  'warehouseId',
  'status',
  'amount',
  'compensation',
  'collectingFee',
  'operatorName',
])
const MAX_TEXT = 100
const MAX_MEMBERS = 50

/** The members of a value that an entry keeps, by their path. */
function kept(value: unknown, path: readonly string[] = []): [string, string | number | boolean][] {
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([member, inner]) => kept(inner, [...path, member]))
  }
  const name = path.join('.')
  if (typeof value === 'number' || typeof value === 'boolean') return [[name, value]]
  const isKept = typeof value === 'string' && KEPT_TEXTS.has(path.at(-1) ?? '')
  return isKept ? [[name, value.slice(0, MAX_TEXT)]] : []
}
