import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { describe, it } from 'node:test'

import { DAY_MS } from '../../server/clock.ts'
import { accepted, refused } from '../support/server/apiClient.ts'
import { declaration, newCustomer, PARCELS, signIn } from '../support/server/customers.ts'
import { useServer } from '../support/server/useServer.ts'

const context = useServer()
const withKey = (key: string) => ({ 'idempotency-key': key })

async function countParcels(api: Awaited<ReturnType<typeof signIn>>): Promise<number> {
  return accepted(await api.post<{ totalCount: number }>(`${PARCELS}/list`)).totalCount
}

describe('an idempotency key', () => {
  it('answers the first result again', async () => {
    const { api } = await newCustomer(context.server)
    const [key, body] = [randomUUID(), declaration()]
    const first = accepted(await api.post(PARCELS, body, withKey(key)))
    assert.deepEqual(accepted(await api.post(PARCELS, body, withKey(key))), first)
    assert.equal(await countParcels(api), 1)
  })

  it('makes one parcel of twenty requests at the same moment, with one answer for all', async () => {
    const { api } = await newCustomer(context.server)
    const [key, body] = [randomUUID(), declaration()]
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.post(PARCELS, body, withKey(key))))
    const first = accepted(answers[0] ?? assert.fail())
    for (const answer of answers) assert.deepEqual(accepted(answer), first)
    assert.equal(await countParcels(api), 1)
  })

  it('is refused for another body', async () => {
    const { api } = await newCustomer(context.server)
    const key = randomUUID()
    accepted(await api.post(PARCELS, declaration(), withKey(key)))
    refused(await api.post(PARCELS, declaration(), withKey(key)), 409, 'IdempotencyKeyReused')
    assert.equal(await countParcels(api), 1)
  })

  it('stays free when the work failed', async () => {
    const { api } = await newCustomer(context.server)
    const key = randomUUID()
    refused(await api.post(PARCELS, declaration({ declaredNameId: 'unicorn' }), withKey(key)), 400)
    accepted(await api.post(PARCELS, declaration(), withKey(key)))
  })

  it('belongs to one customer', async () => {
    const [one, two] = [await newCustomer(context.server), await newCustomer(context.server)]
    const key = randomUUID()
    accepted(await one.api.post(PARCELS, declaration(), withKey(key)))
    accepted(await two.api.post(PARCELS, declaration(), withKey(key)))
  })

  it('is forgotten after 24 hours', async () => {
    const customer = await newCustomer(context.server)
    const key = randomUUID()
    accepted(await customer.api.post(PARCELS, declaration(), withKey(key)))
    context.server.clock.advance(DAY_MS + 1000)
    const api = await signIn(context.server, customer)
    accepted(await api.post(PARCELS, declaration(), withKey(key)))
    assert.equal(await countParcels(api), 2)
  })
})
