import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { findOwnAddress, snapshotOf, toShippingAddress } from '../../../server/modules/address/index.ts'
import { createIdentitySeal } from '../../../server/modules/address/identitySeal.ts'
import {
  addressRequest,
  createAddress,
  IN_SHAH_ALAM,
  listAddresses,
  refusedAt,
} from '../../support/server/addresses.ts'
import { accepted, refused, type ApiClient } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { ADDRESSES } from '../../support/server/orders.ts'
import { IDENTITY_KEY } from '../../support/server/startTestServer.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Address, AddressRequest } from '../../../server/contracts/address.ts'

const context = useServer()

async function defaultsOf(api: ApiClient): Promise<string[]> {
  return (await listAddresses(api)).items.filter(({ isDefault }) => isDefault).map(({ id }) => id)
}

describe('the default address', () => {
  it('is exactly one, whatever is added, named, changed or deleted', async () => {
    const { api } = await newCustomer(context.server)
    const first = await createAddress(api, { isDefault: false })
    assert.deepEqual(await defaultsOf(api), [first.id])
    const second = await createAddress(api, { isDefault: true })
    assert.deepEqual(await defaultsOf(api), [second.id])
    accepted(await api.put(`${ADDRESSES}/${first.id}/default`))
    assert.deepEqual(await defaultsOf(api), [first.id])
    accepted(await api.put(`${ADDRESSES}/${first.id}`, addressRequest({ isDefault: false })))
    assert.deepEqual(await defaultsOf(api), [first.id])
    accepted(await api.put(`${ADDRESSES}/${second.id}`, addressRequest({ isDefault: true })))
    assert.deepEqual(await defaultsOf(api), [second.id])
    const third = await createAddress(api)
    assert.equal((await api.delete(`${ADDRESSES}/${second.id}`)).status, 204)
    assert.deepEqual(await defaultsOf(api), [third.id])
    assert.equal((await api.delete(`${ADDRESSES}/${first.id}`)).status, 204)
    assert.equal((await api.delete(`${ADDRESSES}/${third.id}`)).status, 204)
    assert.deepEqual(await listAddresses(api), { items: [], totalCount: 0 })
  })

  it('stays one when many calls come at once', async () => {
    const { api } = await newCustomer(context.server)
    const created = await Promise.all(
      Array.from({ length: 6 }, () => createAddress(api, { isDefault: true })),
    )
    assert.equal((await defaultsOf(api)).length, 1)
    await Promise.all([
      ...created.map(({ id }) => api.put(`${ADDRESSES}/${id}/default`)),
      api.delete(`${ADDRESSES}/${created[0]?.id}`),
      api.delete(`${ADDRESSES}/${created[3]?.id}`),
    ])
    assert.equal((await listAddresses(api)).totalCount, 4)
    assert.equal((await defaultsOf(api)).length, 1)
  })
})

describe('a changed address', () => {
  it('keeps its identity document while the masked number comes back', async () => {
    const { api, user } = await newCustomer(context.server)
    const { id, idDocument } = await createAddress(api, { idDocument: 'e12345678' })
    assert.equal(idDocument, 'E1234****8')
    const seal = createIdentitySeal(IDENTITY_KEY)
    const kept = async () => {
      const sealed = (await findOwnAddress(context.server.db, user.id, id))?.idDocument
      return sealed && seal.open(user.id, sealed)
    }
    const put = (changes: Partial<AddressRequest>) =>
      api.put<Address>(`${ADDRESSES}/${id}`, addressRequest(changes))
    assert.equal(accepted(await put({ idDocument: 'E1234****8', recipient: 'Mo' })).recipient, 'Mo')
    assert.equal(await kept(), 'E12345678')
    refusedAt(await put({ idDocument: 'E9999****8' }), 'IdDocumentMasked', 'idDocument')
    assert.equal(accepted(await put({ idDocument: '440106199001011234' })).idDocument, '44010****4')
    assert.equal(await kept(), '440106199001011234')
    assert.equal(accepted(await put({})).idDocument, null)
    assert.equal(await kept(), null)
  })

  it('leaves the snapshot of an order as it was', async () => {
    const { api, user } = await newCustomer(context.server)
    const { id } = await createAddress(api, { ...IN_SHAH_ALAM, idDocument: 'E12345678' })
    const { db } = context.server
    const row = await findOwnAddress(db, user.id, id)
    assert.ok(row)
    const kept = await snapshotOf(db, row, 'zh-Hans')
    const snapshot = toShippingAddress(kept, kept.regionGroupDisplayName)
    accepted(await api.put(`${ADDRESSES}/${id}`, addressRequest({ recipient: 'Mo' })))
    assert.deepEqual(
      [snapshot.recipient, snapshot.region.cityDisplayName, snapshot.idDocument],
      ['Lin Xiaoman', '莎阿南', 'E1234****8'],
    )
  })

  it('belongs to its owner alone', async () => {
    const [owner, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const { id } = await createAddress(owner.api)
    for (const asked of [id, 'no-such-id']) {
      refused(await other.api.get(`${ADDRESSES}/${asked}`), 404, 'NotFound')
      refused(await other.api.put(`${ADDRESSES}/${asked}`, addressRequest()), 404, 'NotFound')
      refused(await other.api.put(`${ADDRESSES}/${asked}/default`), 404, 'NotFound')
      refused(await other.api.delete(`${ADDRESSES}/${asked}`), 404, 'NotFound')
    }
    assert.equal((await listAddresses(other.api)).totalCount, 0)
    assert.equal(await findOwnAddress(context.server.db, other.user.id, id), undefined)
    assert.equal((await listAddresses(owner.api)).items[0]?.recipient, 'Lin Xiaoman')
  })
})
