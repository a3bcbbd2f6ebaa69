import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { ParcelStatus } from '../../../server/contracts/enumerations.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { declareParcel, newCustomer, PARCELS, unique } from '../../support/server/customers.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Parcel } from '../../../server/contracts/parcel.ts'

const context = useServer()
const MEASURES = { weightKg: 1.2, lengthCm: 30, widthCm: 20, heightCm: 10 }

describe('the parcel list', () => {
  it('gives seven at a time, newest first, and counts them all', async () => {
    const customer = await newCustomer(context.server)
    const declared: string[] = []
    for (let made = 0; made < 9; made += 1) {
      declared.unshift((await declareParcel(customer)).id)
      context.server.clock.advance(1000)
    }
    const first = accepted(await customer.api.post<Page<Parcel>>(`${PARCELS}/list`))
    const second = accepted(await customer.api.post<Page<Parcel>>(`${PARCELS}/list`, { skipCount: 7 }))
    assert.deepEqual([first.totalCount, first.items.length, second.totalCount], [9, 7, 9])
    assert.deepEqual(
      [...first.items, ...second.items].map(({ id }) => id),
      declared,
    )
    const beyond = accepted(await customer.api.post<Page<Parcel>>(`${PARCELS}/list`, { skipCount: 70 }))
    assert.deepEqual(beyond, { items: [], totalCount: 9 })
    const oldest = { sorting: 'creationTime asc', maxResultCount: 1 }
    const ascending = accepted(await customer.api.post<Page<Parcel>>(`${PARCELS}/list`, oldest))
    assert.equal(ascending.items[0]?.id, declared.at(-1))
    refused(
      await customer.api.post(`${PARCELS}/list`, { sorting: 'id; drop table parcels' }),
      400,
      'Validation',
    )
  })

  it('filters by status, declaration, submission and words', async () => {
    const customer = await newCustomer(context.server)
    const jacket = await declareParcel(customer, { declaredName: 'Jacket', tags: ['win%ter'] })
    const books = await declareParcel(customer, { declaredName: 'Books', remarks: 'for Auntie' })
    const undeclared = unique('ZT00000')
    await context.server.warehouse.arrive(undeclared, { idCode: customer.user.idCode })
    const found = async (request: object): Promise<string[]> =>
      accepted(await customer.api.post<Page<Parcel>>(`${PARCELS}/list`, request))
        .items.map(({ expressNumber }) => expressNumber)
        .sort()
    assert.deepEqual(await found({ status: ParcelStatus.Arrived }), [undeclared])
    assert.deepEqual(await found({ isDeclared: true }), [jacket.expressNumber, books.expressNumber].sort())
    assert.deepEqual(await found({ isSubmitted: true }), [])
    assert.deepEqual(await found({ filter: 'JACK' }), [jacket.expressNumber])
    assert.deepEqual(await found({ filter: 'auntie' }), [books.expressNumber])
    assert.deepEqual(await found({ filter: 'n%t' }), [jacket.expressNumber])
    assert.deepEqual(await found({ filter: '%' }), [jacket.expressNumber])
    assert.deepEqual(await found({ filter: undeclared.slice(2).toLowerCase() }), [undeclared])
  })

  it('lists what can be submitted, the parcel whose free storage ends first on top', async () => {
    const customer = await newCustomer(context.server)
    const numbers = []
    for (let made = 0; made < 3; made += 1) {
      const { expressNumber } = await declareParcel(customer)
      numbers.push(expressNumber)
    }
    const [first = '', second = '', onItsWay = ''] = numbers
    const undeclared = unique('ZT00000')
    await context.server.warehouse.arrive(undeclared, { idCode: customer.user.idCode })
    for (const number of [second, undeclared, first]) {
      if (number !== undeclared) await context.server.warehouse.arrive(number)
      await context.server.warehouse.inbound(number, MEASURES)
      context.server.clock.advance(1000)
    }
    const found = async (request: object): Promise<string[]> =>
      accepted(await customer.api.post<Page<Parcel>>(`${PARCELS}/list`, request)).items.map(
        ({ expressNumber }) => expressNumber,
      )
    const sorting = 'freeUntil asc'
    assert.deepEqual(await found({ canSubmit: true, sorting }), [second, first])
    assert.deepEqual(await found({ canSubmit: false, sorting }), [undeclared, onItsWay])
    const statuses = [ParcelStatus.NotArrival, ParcelStatus.Arrived]
    assert.deepEqual(await found({ statuses }), [onItsWay])
    assert.deepEqual(await found({ statuses: [] }), [])
    const tooMany = Array<number>(11).fill(ParcelStatus.Inbound)
    refused(await customer.api.post(`${PARCELS}/list`, { statuses: tooMany }), 400, 'Validation')
  })

  it('counts the caller’s parcels by status', async () => {
    const customer = await newCustomer(context.server)
    await declareParcel(customer)
    await declareParcel(customer)
    const path = '/api/f/status-management/status-definition/list?type=10'
    const counts = async (api: typeof customer.api, query: string) =>
      accepted(await api.get<Page<{ id: number; showCount: number | null }>>(path + query)).items.map(
        ({ showCount }) => showCount,
      )
    assert.equal((await counts(customer.api, '&isNum=true'))[0], 2)
    assert.ok((await counts(customer.api, '&isNum=false')).every((count) => count === null))
    assert.ok((await counts(context.api, '&isNum=true')).every((count) => count === null))
  })

  it('suggests the tags used last', async () => {
    const customer = await newCustomer(context.server)
    for (const tags of [['a', 'b'], ['c'], ['a']]) {
      await declareParcel(customer, { tags })
      context.server.clock.advance(1000)
    }
    const list = async (request: object) =>
      accepted(await customer.api.post<Page<{ tag: string }>>('/api/u/user/tag/list', request)).items.map(
        ({ tag }) => tag,
      )
    assert.deepEqual(await list({}), ['a', 'c', 'b'])
    assert.deepEqual(await list({ limit: 1 }), ['a'])
  })
})
