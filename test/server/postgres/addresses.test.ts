import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { MAX_ADDRESSES } from '../../../server/contracts/address.ts'
import {
  addressRequest,
  createAddress,
  IN_SHAH_ALAM,
  listAddresses,
  refusedAt,
} from '../../support/server/addresses.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { ADDRESSES } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Address, AddressRequest } from '../../../server/contracts/address.ts'

const context = useServer()

describe('addresses', () => {
  it('are kept, named in the asked language, and read again', async () => {
    const { api } = await newCustomer(context.server)
    const created = await createAddress(api, { ...IN_SHAH_ALAM, name: ' Home ', recipient: ' Lin ' })
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
    const listed = await createAddress(api, { ...IN_SHAH_ALAM, region, postCode: '45400' })
    assert.deepEqual([listed.region.cityId, listed.region.cityDisplayName], [null, 'Sekinchan'])
    const { region: none } = await createAddress(api)
    assert.deepEqual([none.provinceId, none.cityDisplayName], [null, null])
  })

  it('are refused with the field that is wrong', async () => {
    const { api } = await newCustomer(context.server)
    const post = (changes: Partial<AddressRequest>) => api.post(ADDRESSES, addressRequest(changes))
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
    assert.equal((await listAddresses(api)).totalCount, 0)
  })

  it('take Canadian post codes in any spelling', async () => {
    const { api } = await newCustomer(context.server)
    const region = { provinceId: 'ca-ontario', cityId: 'ca-ontario-toronto' }
    const { postCode } = await createAddress(api, { regionGroupId: 'ca', region, postCode: ' m5v 2t6 ' })
    assert.equal(postCode, 'M5V 2T6')
    refusedAt(
      await api.post(ADDRESSES, addressRequest({ regionGroupId: 'ca', region, postCode: 'D5V 2T6' })),
      'PostCodeMalformed',
      'postCode',
    )
  })

  it('are found by what is shown, the default first, page by page', async () => {
    const { api } = await newCustomer(context.server)
    const first = await createAddress(api, { recipient: 'Ada' })
    const second = await createAddress(api, { ...IN_SHAH_ALAM, recipient: 'Ben' })
    const third = await createAddress(api, { recipient: 'Cleo' })
    const names = async (body: object) =>
      (await listAddresses(api, body)).items.map(({ recipient }) => recipient)
    assert.deepEqual(await names({}), ['Ada', 'Cleo', 'Ben'])
    assert.deepEqual(await names({ sorting: 'creationTime asc' }), ['Ada', 'Ben', 'Cleo'])
    assert.deepEqual(await names({ filter: 'shah alam' }), ['Ben'])
    assert.deepEqual(await names({ filter: 'cleo' }), ['Cleo'])
    const page = await listAddresses(api, { maxResultCount: 1, skipCount: 1 })
    assert.deepEqual([page.items[0]?.id, page.totalCount], [third.id, 3])
    assert.notEqual(first.id, second.id)
  })

  it('stop at the limit', async () => {
    const { api } = await newCustomer(context.server)
    for (let count = 0; count < MAX_ADDRESSES; count += 1) await createAddress(api)
    const { message } = refused(await api.post(ADDRESSES, addressRequest()), 409, 'AddressLimitReached')
    assert.match(message, /50/)
    assert.equal((await listAddresses(api)).totalCount, MAX_ADDRESSES)
  })

  it('are created once for an idempotency key', async () => {
    const { api } = await newCustomer(context.server)
    const key = { 'idempotency-key': 'address-key-1' }
    const [a, b] = await Promise.all([
      api.post<Address>(ADDRESSES, addressRequest(), key),
      api.post<Address>(ADDRESSES, addressRequest(), key),
    ])
    assert.deepEqual(accepted(a), accepted(b))
    assert.equal((await listAddresses(api)).totalCount, 1)
  })
})
