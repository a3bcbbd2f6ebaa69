import { createHash } from 'node:crypto'

import { and, eq, lt } from 'drizzle-orm'
import { Type } from 'typebox'

import { after, DAY_MS, type Clock } from '../clock.ts'
import { idempotencyKeys } from '../db/schema/index.ts'
import { ApiProblem } from '../problem.ts'
import { customerOf } from './authentication.ts'

import type { FastifyRequest } from 'fastify'

import type { Database, Transaction } from '../db/client.ts'

/** For how long a key stands for its first answer. */
const KEY_LIFE_MS = DAY_MS

const headers = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 8,
      maxLength: 100,
      description: 'The same key with the same body answers the first result',
    }),
  ),
})

/** Lets a call that creates or spends be sent again without being done again. */
export interface Idempotency {
  /** The header that such a route takes. */
  readonly headers: typeof headers
  /**
   * Does the work in a transaction that also keeps its answer. A second call with the same key waits for the
   * first (on the key's row), then gets the same answer; work that fails leaves the key free.
   *
   * @throws ApiProblem 409 when the key was used with another request
   */
  once<T>(request: FastifyRequest, work: (tx: Transaction) => Promise<T>): Promise<T>
}

/** Idempotency kept in the database, so that it holds over restarts and processes. */
export function createIdempotency(db: Database, clock: Clock): Idempotency {
  return {
    headers,
    once: (request, work) => {
      const key = request.headers['idempotency-key']
      return db.transaction((tx) =>
        typeof key === 'string' ? remembered(tx, request, key, clock.now(), work) : work(tx),
      )
    },
  }
}

async function remembered<T>(
  tx: Transaction,
  request: FastifyRequest,
  key: string,
  now: Date,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const { userId } = customerOf(request)
  const requestHash = hashOf(request)
  const row = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key))
  const first = { requestHash, answer: null, creationTime: now }

  const taken = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, ...first })
    .onConflictDoUpdate({
      target: [idempotencyKeys.userId, idempotencyKeys.key],
      set: first,
      // One that is too old stands for nothing any more.
      setWhere: lt(idempotencyKeys.creationTime, after(now, -KEY_LIFE_MS)),
    })
    .returning({ key: idempotencyKeys.key })
  if (taken.length === 0) {
    const [earlier] = await tx.select().from(idempotencyKeys).where(row)
    if (earlier?.requestHash !== requestHash) throw new ApiProblem(409, 'IdempotencyKeyReused')
    return earlier.answer as T
  }
  const answer = await work(tx)
  await tx.update(idempotencyKeys).set({ answer }).where(row)
  return answer
}

function hashOf(request: FastifyRequest): string {
  const parts = [request.method, request.url, JSON.stringify(request.body ?? null)]
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}
