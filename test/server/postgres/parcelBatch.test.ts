import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { accepted, refused } from '../../support/server/apiClient.ts'
import { declaration, declareParcel, newCustomer, PARCELS } from '../../support/server/customers.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { DeclareParcelsAnswer, Parcel } from '../../../server/contracts/parcel.ts'

const context = useServer()
const BATCH = `${PARCELS}/batch`

const codesOf = ({ items }: DeclareParcelsAnswer) =>
  items.map(({ index, parcel, error }) => [index, parcel === null ? error?.code : 'kept'])

describe('declaring parcels in a batch', () => {
  it('keeps the good rows and gives the others back with their reasons', async () => {
    const customer = await newCustomer(context.server)
    const known = await declareParcel(customer)
    const good = declaration()
    const rows = [
      good,
      declaration({ declaredNameId: 'unknown' }),
      declaration({ expressNumber: known.expressNumber }),
      declaration({ expressNumber: good.expressNumber.toLowerCase() }),
      { ...declaration(), itemQuantity: 0, colour: 'red' },
      { expressNumber: 'SF1' },
      declaration(),
    ]
    const answer = accepted(await customer.api.post<DeclareParcelsAnswer>(BATCH, { items: rows }))
    assert.deepEqual(codesOf(answer), [
      [0, 'kept'],
      [1, 'DeclaredNameUnknown'],
      [2, 'ParcelNumberTaken'],
      [3, 'ParcelNumberRepeated'],
      [4, 'Validation'],
      [5, 'Validation'],
      [6, 'kept'],
    ])
    assert.deepEqual([answer.declaredCount, answer.refusedCount], [2, 5])
    assert.deepEqual(
      answer.items[4]?.error?.validationErrors.map(({ message, members }) => [message, members]),
      [
        ['This field is not supported', ['colour']],
        ['Must be at least 1', ['itemQuantity']],
      ],
    )
    const { totalCount } = accepted(
      await customer.api.post<{ items: Parcel[]; totalCount: number }>(`${PARCELS}/list`),
    )
    assert.equal(totalCount, 3)
  })

  it('says its reasons in the asked language', async () => {
    const { api } = await newCustomer(context.server)
    const request = { items: [{ ...declaration(), declaredName: '' }] }
    const answer = accepted(
      await api.with({ language: 'zh-Hans' }).post<DeclareParcelsAnswer>(BATCH, request),
    )
    assert.equal(answer.items[0]?.error?.validationErrors[0]?.message, '必填')
  })

  it('is done once when it is sent again', async () => {
    const { api } = await newCustomer(context.server)
    const request = { items: [declaration(), declaration({ declaredNameId: 'unknown' })] }
    const key = { 'idempotency-key': 'batch-key-1' }
    const first = accepted(await api.post<DeclareParcelsAnswer>(BATCH, request, key))
    assert.deepEqual(accepted(await api.post(BATCH, request, key)), first)
    const again = accepted(await api.post<DeclareParcelsAnswer>(BATCH, request))
    assert.equal(again.declaredCount, 0)
  })

  it('keeps each number once when batches cross', async () => {
    const { api } = await newCustomer(context.server)
    const rows = Array.from({ length: 8 }, () => declaration())
    const answers = await Promise.all([
      api.post<DeclareParcelsAnswer>(BATCH, { items: rows }),
      api.post<DeclareParcelsAnswer>(BATCH, { items: rows.toReversed() }),
    ])
    const kept = answers.map((answer) => accepted(answer).declaredCount)
    assert.equal((kept[0] ?? 0) + (kept[1] ?? 0), 8)
  })

  it('refuses the whole batch when it is none', async () => {
    const { api } = await newCustomer(context.server)
    refused(await api.post(BATCH, {}), 400, 'Validation')
    refused(await api.post(BATCH, { items: [] }), 400, 'Validation')
    const tooMany = Array.from({ length: 51 }, () => declaration())
    refused(await api.post(BATCH, { items: tooMany }), 400, 'Validation')
    refused(await api.post(BATCH, { items: [declaration()], more: true }), 400, 'Validation')
  })
})
