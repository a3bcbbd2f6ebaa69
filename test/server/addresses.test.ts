import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { MAX_ADDRESSES } from '../../server/contracts/address.ts'
import { findOwnAddress, snapshotOf, toShippingAddress } from '../../server/modules/address/addresses.ts'
import { createIdentitySeal } from '../../server/modules/identity/seal.ts'
import { accepted, refused, type ApiClient } from '../support/server/apiClient.ts'
import { newCustomer } from '../support/server/customers.ts'
import { IDENTITY_KEY } from '../support/server/startTestServer.ts'
import { useServer } from '../support/server/useServer.ts'

import type { Address, AddressRequest } from '../../server/contracts/address.ts'

const ADDRESSES = '/api/u/user/address'
const context = useServer()

function request(changes: Partial<AddressRequest> = {}): AddressRequest {
  return {
    recipient: 'Lin Xiaoman',
    mobile: '+65 8123 4567',
    regionGroupId: 'sg',
    postCode: '238823',
    detailsAddress: '2 Orchard Turn #03-12',
    ...changes,
  }
}

const IN_SHAH_ALAM = {
  regionGroupId: 'my-west',
  region: { provinceId: 'my-west-selangor', cityId: 'my-west-selangor-shah-alam' },
  postCode: '40000',
} as const

async function create(api: ApiClient, changes: Partial<AddressRequest> = {}): Promise<Address> {
  return accepted(await api.post<Address>(ADDRESSES, request(changes)))
}

async function list(api: ApiClient, body: object = {}): Promise<{ items: Address[]; totalCount: number }> {
  return accepted(
    await api.post<{ items: Address[]; totalCount: number }>(`${ADDRESSES}/list`, {
      maxResultCount: 999,
      ...body,
    }),
  )
}

async function defaultsOf(api: ApiClient): Promise<string[]> {
  return (await list(api)).items.filter(({ isDefault }) => isDefault).map(({ id }) => id)
}

function refusedAt(answer: Parameters<typeof refused>[0], code: string, member: string): string {
  const error = refused(answer, 400, code)
  assert.deepEqual(
    error.validationErrors.map(({ members }) => members),
    [[member]],
  )
  return error.validationErrors[0]?.message ?? ''
}

describe('addresses', () => {
  it('are kept, named in the asked language, and read again', async () => {
    const { api } = await newCustomer(context.server)
    const created = await create(api, { ...IN_SHAH_ALAM, name: ' Home ', recipient: ' Lin ' })
    assert.deepEqual(
      [created.name, created.recipient, created.isDefault, created.countryCode],
      ['Home', 'Lin', true, 'MY'],
    )
    assert.deepEqual(created.region, {
      provinceId: 'my-west-selangor',
      cityId: 'my-west-selangor-shah-alam',
      provinceDisplayName: 'Selangor',
      cityDisplayName: 'Shah Alam',
    })
    assert.deepEqual(accepted(await api.get(`${ADDRESSES}/${created.id}`)), created)
    const chinese = accepted(
      await api.with({ language: 'zh-Hans' }).get<Address>(`${ADDRESSES}/${created.id}`),
    )
    assert.deepEqual(
      [chinese.regionGroupDisplayName, chinese.region.provinceDisplayName, chinese.region.cityDisplayName],
      ['西马来西亚', '雪兰莪', '莎阿南'],
    )
  })

  it('name a city that is not in the list, and need none where there is no list', async () => {
    const { api } = await newCustomer(context.server)
    const region = { provinceId: 'my-west-selangor', city: ' Sekinchan ' }
    const listed = await create(api, { ...IN_SHAH_ALAM, region, postCode: '45400' })
    assert.deepEqual([listed.region.cityId, listed.region.cityDisplayName], [null, 'Sekinchan'])
    const { region: none } = await create(api)
    assert.deepEqual([none.provinceId, none.cityDisplayName], [null, null])
  })

  it('are refused at the field that is wrong', async () => {
    const { api } = await newCustomer(context.server)
    const post = (changes: Partial<AddressRequest>) => api.post(ADDRESSES, request(changes))
    refusedAt(await post({ regionGroupId: 'atlantis' }), 'RegionGroupUnknown', 'regionGroupId')
    const message = refusedAt(await post({ postCode: '2388' }), 'PostCodeMalformed', 'postCode')
    assert.match(message, /238823/)
    const missing = { ...IN_SHAH_ALAM, region: {} }
    refusedAt(await post(missing), 'RegionRequired', 'region.provinceId')
    const cityless = { ...IN_SHAH_ALAM, region: { provinceId: 'my-west-selangor' } }
    refusedAt(await post(cityless), 'RegionRequired', 'region.cityId')
    const elsewhere = { ...IN_SHAH_ALAM, region: { provinceId: 'us-texas', city: 'Austin' } }
    refusedAt(await post(elsewhere), 'RegionUnknown', 'region.provinceId')
    const mixed = { provinceId: 'my-west-penang', cityId: 'my-west-selangor-shah-alam' }
    refusedAt(await post({ ...IN_SHAH_ALAM, region: mixed }), 'RegionUnknown', 'region.cityId')
    refusedAt(await post({ idDocument: 'E1234****8' }), 'IdDocumentMasked', 'idDocument')
    refusedAt(await post({ recipient: '  ' }), 'Validation', 'recipient')
    assert.equal((await list(api)).totalCount, 0)
  })

  it('take Canadian post codes however they are typed', async () => {
    const { api } = await newCustomer(context.server)
    const region = { provinceId: 'ca-ontario', cityId: 'ca-ontario-toronto' }
    const { postCode } = await create(api, { regionGroupId: 'ca', region, postCode: ' m5v 2t6 ' })
    assert.equal(postCode, 'M5V 2T6')
    refusedAt(
      await api.post(ADDRESSES, request({ regionGroupId: 'ca', region, postCode: 'D5V 2T6' })),
      'PostCodeMalformed',
      'postCode',
    )
  })

  it('are found by what is shown, the default first, page by page', async () => {
    const { api } = await newCustomer(context.server)
    const first = await create(api, { recipient: 'Ada' })
    const second = await create(api, { ...IN_SHAH_ALAM, recipient: 'Ben' })
    const third = await create(api, { recipient: 'Cleo' })
    const names = async (body: object) => (await list(api, body)).items.map(({ recipient }) => recipient)
    assert.deepEqual(await names({}), ['Ada', 'Cleo', 'Ben'])
    assert.deepEqual(await names({ sorting: 'creationTime asc' }), ['Ada', 'Ben', 'Cleo'])
    assert.deepEqual(await names({ filter: 'shah alam' }), ['Ben'])
    assert.deepEqual(await names({ filter: 'cleo' }), ['Cleo'])
    const page = await list(api, { maxResultCount: 1, skipCount: 1 })
    assert.deepEqual([page.items[0]?.id, page.totalCount], [third.id, 3])
    assert.notEqual(first.id, second.id)
  })

  it('stop at the limit', async () => {
    const { api } = await newCustomer(context.server)
    for (let count = 0; count < MAX_ADDRESSES; count += 1) await create(api)
    const { message } = refused(await api.post(ADDRESSES, request()), 409, 'AddressLimitReached')
    assert.match(message, /50/)
    assert.equal((await list(api)).totalCount, MAX_ADDRESSES)
  })

  it('are made once for one idempotency key', async () => {
    const { api } = await newCustomer(context.server)
    const key = { 'idempotency-key': 'address-key-1' }
    const [a, b] = await Promise.all([
      api.post<Address>(ADDRESSES, request(), key),
      api.post<Address>(ADDRESSES, request(), key),
    ])
    assert.deepEqual(accepted(a), accepted(b))
    assert.equal((await list(api)).totalCount, 1)
  })
})

describe('the default address', () => {
  it('is exactly one, whatever is added, named, changed or deleted', async () => {
    const { api } = await newCustomer(context.server)
    const first = await create(api, { isDefault: false })
    assert.deepEqual(await defaultsOf(api), [first.id])
    const second = await create(api, { isDefault: true })
    assert.deepEqual(await defaultsOf(api), [second.id])
    accepted(await api.put(`${ADDRESSES}/${first.id}/default`))
    assert.deepEqual(await defaultsOf(api), [first.id])
    accepted(await api.put(`${ADDRESSES}/${first.id}`, request({ isDefault: false })))
    assert.deepEqual(await defaultsOf(api), [first.id])
    accepted(await api.put(`${ADDRESSES}/${second.id}`, request({ isDefault: true })))
    assert.deepEqual(await defaultsOf(api), [second.id])
    const third = await create(api)
    assert.equal((await api.delete(`${ADDRESSES}/${second.id}`)).status, 204)
    assert.deepEqual(await defaultsOf(api), [third.id])
    assert.equal((await api.delete(`${ADDRESSES}/${first.id}`)).status, 204)
    assert.equal((await api.delete(`${ADDRESSES}/${third.id}`)).status, 204)
    assert.deepEqual(await list(api), { items: [], totalCount: 0 })
  })

  it('stays one when many calls come at once', async () => {
    const { api } = await newCustomer(context.server)
    const created = await Promise.all(Array.from({ length: 6 }, () => create(api, { isDefault: true })))
    assert.equal((await defaultsOf(api)).length, 1)
    await Promise.all([
      ...created.map(({ id }) => api.put(`${ADDRESSES}/${id}/default`)),
      api.delete(`${ADDRESSES}/${created[0]?.id}`),
      api.delete(`${ADDRESSES}/${created[3]?.id}`),
    ])
    assert.equal((await list(api)).totalCount, 4)
    assert.equal((await defaultsOf(api)).length, 1)
  })
})

describe('a changed address', () => {
  it('keeps its identity document while the masked number comes back', async () => {
    const { api, user } = await newCustomer(context.server)
    const { id, idDocument } = await create(api, { idDocument: 'e12345678' })
    assert.equal(idDocument, 'E1234****8')
    const seal = createIdentitySeal(IDENTITY_KEY)
    const kept = async () => {
      const sealed = (await findOwnAddress(context.server.db, user.id, id))?.idDocument
      return sealed && seal.open(user.id, sealed)
    }
    const put = (changes: Partial<AddressRequest>) => api.put<Address>(`${ADDRESSES}/${id}`, request(changes))
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
    const { id } = await create(api, { ...IN_SHAH_ALAM, idDocument: 'E12345678' })
    const { db } = context.server
    const row = await findOwnAddress(db, user.id, id)
    assert.ok(row)
    const snapshot = toShippingAddress(await snapshotOf(db, row, 'zh-Hans'))
    accepted(await api.put(`${ADDRESSES}/${id}`, request({ recipient: 'Mo' })))
    assert.deepEqual(
      [snapshot.recipient, snapshot.region.cityDisplayName, snapshot.idDocument],
      ['Lin Xiaoman', '莎阿南', 'E1234****8'],
    )
  })

  it('belongs to its owner alone', async () => {
    const [owner, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const { id } = await create(owner.api)
    for (const asked of [id, 'no-such-id']) {
      refused(await other.api.get(`${ADDRESSES}/${asked}`), 404, 'NotFound')
      refused(await other.api.put(`${ADDRESSES}/${asked}`, request()), 404, 'NotFound')
      refused(await other.api.put(`${ADDRESSES}/${asked}/default`), 404, 'NotFound')
      refused(await other.api.delete(`${ADDRESSES}/${asked}`), 404, 'NotFound')
    }
    assert.equal((await list(other.api)).totalCount, 0)
    assert.equal(await findOwnAddress(context.server.db, other.user.id, id), undefined)
    assert.equal((await list(owner.api)).items[0]?.recipient, 'Lin Xiaoman')
  })
})
