import { createHash } from 'node:crypto'

import { Type } from 'typebox'

import { createSeal } from '../base/crypto/seal.ts'
import { OWNER, type Customer, type Operator } from '../base/http/app.ts'
import { ApiProblem } from '../base/http/problem.ts'
import { claimKey, findKey, keepAnswer } from '../db/idempotencyKeys.ts'

import type { FastifyRequest } from 'fastify'

import type { Clock } from '../base/time/clock.ts'
import type { Database, Transaction } from '../db/client.ts'

const Key = Type.String({
  minLength: 8,
  maxLength: 100,
  description: 'The same key with the same body answers the first result',
})

/** The header that an idempotent call takes. */
export const idempotencyHeaders = Type.Object({ 'idempotency-key': Type.Optional(Key) })

/** The header that a call which moves money doesn't do without. */
export const requiredIdempotencyHeaders = Type.Object({ 'idempotency-key': Key })

/** Does work in a transaction. */
export type Transact = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>

/** Lets a call that creates or spends be sent again without being done again. */
export interface Idempotency {
  /**
   * Does the work in a transaction that also keeps its answer. A second call of the same caller with the same key
   * waits for the first (on the key's row), then gets the same answer; work that fails leaves the key free.
   *
   * @param isSealed whether the answer is stored encrypted, so that nobody can read it from the database
   * @throws ApiProblem 409 when the key was used with another request
   */
  once<T>(
    request: FastifyRequest,
    work: (tx: Transaction) => Promise<T>,
    options?: { readonly isSealed: boolean },
  ): Promise<T>
  /**
   * The same for a public call, which has no caller: whoever sends the very same request with the same key gets its
   * answer. The work may start before its transaction, such as by checking a code. Sent again, that check fails,
   * because the first call has used the code up; the first call's answer still counts.
   */
  onceSigningIn<T>(request: FastifyRequest, work: (transact: Transact) => Promise<T>): Promise<T>
}

/** Where and how the answer to a request is stored. */
interface Place {
  readonly caller: string
  readonly key: string
  readonly requestHash: string
  write(answer: unknown): unknown
  read(kept: unknown): unknown
}

/** Idempotency kept in the database, so that it holds over restarts and processes. */
export function createIdempotency(db: Database, clock: Clock): Idempotency {
  return {
    once: (request, work, { isSealed } = { isSealed: false }) => {
      const key = keyIn(request)
      return db.transaction((tx) =>
        key === undefined ? work(tx) : remembered(tx, placeOf(request, key, isSealed), clock.now(), work),
      )
    },

    onceSigningIn: async (request, work) => {
      const key = keyIn(request)
      if (key === undefined) return work((inside) => db.transaction(inside))
      const place = sealedPlaceOf(request, key, 'anyone')
      type Answer = Awaited<ReturnType<typeof work>>
      const earlier = () => findAnswer<Answer>(db, place, clock.now())
      const first = await earlier()
      if (first) return first.answer
      try {
        return await work((inside) =>
          db.transaction((tx) => remembered(tx, place, clock.now(), () => inside(tx))),
        )
      } catch (error) {
        const meanwhile = await earlier()
        if (meanwhile) return meanwhile.answer
        throw error
      }
    },
  }
}

function keyIn({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key']
  return typeof key === 'string' ? key : undefined
}

function placeOf(request: FastifyRequest, key: string, isSealed: boolean): Place {
  if (request.caller === null) throw new ApiProblem(401, 'NotSignedIn')
  const caller = callerKeyOf(request.caller)
  if (isSealed) return sealedPlaceOf(request, key, caller)
  return {
    caller,
    key,
    requestHash: hashOf(requestIn(request)),
    write: (answer) => answer,
    read: (kept) => kept,
  }
}

/** Each operator's keys are their own; the owner's have the name that all operators' had. */
function callerKeyOf(caller: Customer | Operator): string {
  if (caller.kind === 'customer') return caller.userId
  return caller.id === OWNER.id ? 'operator' : `operator:${caller.id}`
}

/**
 * For requests that contain secrets, such as passwords, and answers such as tokens. The answer is encrypted with the
 * key and the request, of which the database has only hashes.
 */
function sealedPlaceOf(request: FastifyRequest, key: string, caller: string): Place {
  const secret = `${key}\n${requestIn(request)}`
  const seal = createSeal(secret, 'sealed answer')
  return {
    caller,
    key: hashOf(key),
    requestHash: hashOf(secret),
    write: (answer) => seal.close(JSON.stringify(answer)),
    read: (kept): unknown => JSON.parse(seal.open(String(kept))),
  }
}

async function remembered<T>(
  tx: Transaction,
  place: Place,
  now: Date,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  if (!(await claimKey(tx, place, now))) {
    const earlier = await findAnswer<T>(tx, place, now)
    if (!earlier) throw new Error('the row of an idempotency key is gone')
    return earlier.answer
  }
  const answer = await work(tx)
  await keepAnswer(tx, place, place.write(answer))
  return answer
}

/** @throws ApiProblem 409 when the key was used with another request */
async function findAnswer<T>(
  db: Database,
  place: Place,
  now: Date,
): Promise<{ readonly answer: T } | undefined> {
  const kept = await findKey(db, place, now)
  if (!kept) return undefined
  if (kept.requestHash !== place.requestHash) throw new ApiProblem(409, 'IdempotencyKeyReused')
  return { answer: place.read(kept.answer) as T }
}

function requestIn({ method, url, body }: FastifyRequest): string {
  return [method, url, JSON.stringify(body ?? null)].join('\n')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
