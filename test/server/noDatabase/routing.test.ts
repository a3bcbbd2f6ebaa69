import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fastify from 'fastify'
import { Type } from 'typebox'

import { call } from '../../../server/contracts/call.ts'
import { namedSchemas } from '../../../server/contracts/index.ts'
import { closed } from '../../../server/contracts/schema.ts'
import { createRouter, type Router } from '../../../server/routing/route.ts'

import type { App } from '../../../server/base/http/app.ts'
import type { RateLimits } from '../../../server/plugins/rateLimit.ts'
import type { Idempotency } from '../../../server/routing/idempotency.ts'

const contract = (name: string) =>
  call({
    name,
    method: 'GET',
    path: `/api/f/${name}`,
    area: 'system',
    access: 'public',
    answer: closed({ name: Type.String() }),
  })

function routerOn(app: App): Router {
  return createRouter(app, {
    idempotency: {} as Idempotency,
    audit: { done: () => Promise.resolve(), refused: () => Promise.resolve() },
    limits: {} as RateLimits,
    moderate: () => Promise.resolve(),
    requireConfirmed: () => Promise.resolve(),
  })
}

describe('a router', () => {
  const one = contract('one')
  const two = contract('two')

  it('serves a contract with its handler', async () => {
    const app = fastify() as unknown as App
    for (const schema of namedSchemas()) app.addSchema(schema)
    const router = routerOn(app)
    router.route(one, () => ({ name: 'one' }))
    router.assertComplete([one])
    assert.deepEqual((await app.inject('/api/f/one')).json(), { name: 'one' })
  })

  it('does not start with a contract that nobody handles', () => {
    const router = routerOn(fastify())
    router.route(one, () => ({ name: 'one' }))
    assert.throws(() => router.assertComplete([one, two]), /no handler for two/)
  })

  it('does not start with a handler whose contract is not listed', () => {
    const router = routerOn(fastify())
    router.route(one, () => ({ name: 'one' }))
    router.route(two, () => ({ name: 'two' }))
    assert.throws(() => router.assertComplete([one]), /not among the contracts: two/)
  })

  it('does not start with two handlers for one contract', () => {
    const router = routerOn(fastify())
    router.route(one, () => ({ name: 'one' }))
    assert.throws(() => router.route(one, () => ({ name: 'other' })), /two handlers for one/)
  })

  it('does not start with a call of the API that has no contract', () => {
    const app = fastify() as unknown as App
    routerOn(app)
    assert.throws(() => app.get('/api/f/loose', () => null), /\/api\/f\/loose has no contract/)
  })
})
