import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { ParcelStatus } from '../../../server/contracts/enumerations.ts'
import { accepted, refused, type Page } from '../../support/server/apiClient.ts'
import { declaration, declareParcel, newCustomer, PARCELS, unique } from '../../support/server/customers.ts'
import { pngPicture, uploadPicture } from '../../support/server/pictures.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Parcel, ParcelDetail } from '../../../server/contracts/parcel.ts'

const context = useServer()
const MEASURES = { weightKg: 1.2, lengthCm: 30, widthCm: 20, heightCm: 10 }

describe('an item name', () => {
  it('from the catalogue is shown in the reader’s language; the customer’s own words stay', async () => {
    const customer = await newCustomer(context.server)
    const chosen = { declaredNameId: 'clothing.jacket', declaredName: '外套' }
    const own = { declaredNameId: 'clothing.jacket', declaredName: '滑雪外套' }
    const namesFor = async (declared: object) => {
      const { id } = await declareParcel(customer, { ...declared, expressNumber: unique('SF') })
      const read = async (language: string) =>
        accepted(await customer.api.with({ language }).get<Parcel>(`${PARCELS}/${id}`)).declaredName
      return [await read('zh-Hans'), await read('en')]
    }
    assert.deepEqual(await namesFor(chosen), ['外套', 'Jacket'])
    assert.deepEqual(await namesFor(own), ['滑雪外套', '滑雪外套'])
  })
})

describe('declaring a parcel', () => {
  it('keeps everything that was declared', async () => {
    const customer = await newCustomer(context.server)
    const image = await uploadPicture(customer.api, await pngPicture())
    const parcel = await declareParcel(customer, {
      expressNumber: ' sf 14205 38896071 ',
      expressCompanyCode: 'SF',
      declaredName: ' Winter jacket ',
      declaredNameId: 'clothing.jacket',
      declaredCurrency: 'SGD',
      declaredValue: '459.9',
      itemQuantity: 2,
      tags: ['gift', 'winter', 'gift'],
      additionalServiceIds: ['vacuum', 'photo-inspection'],
      purchaseOrderNumber: 'PO-7',
      remarks: 'Please keep the box',
      images: [image],
      insurance: { isInsured: true, insuredValue: '459.90' },
    })
    assert.equal(parcel.expressNumber, 'SF1420538896071')
    assert.deepEqual(parcel.expressCompany, { code: 'SF', displayName: 'SF Express' })
    assert.equal(parcel.status, ParcelStatus.NotArrival)
    assert.equal(parcel.statusDisplayName, 'Not arrived')
    assert.equal(parcel.declaredName, 'Winter jacket')
    assert.equal(parcel.declaredValue, '459.90')
    assert.deepEqual(parcel.tags, ['gift', 'winter'])
    assert.deepEqual(
      parcel.additionalServices.map(({ id, price }) => [id, price]),
      [
        ['photo-inspection', '5.00'],
        ['vacuum', '6.00'],
      ],
    )
    assert.deepEqual(parcel.images, [image])
    assert.deepEqual(parcel.insurance, {
      isInsured: true,
      insuredValue: '459.90',
      premium: '4.60',
      currencyCode: 'CNY',
    })
    assert.deepEqual(
      parcel.logs.map(({ move, actor }) => [move, actor]),
      [['declare', 'CUSTOMER']],
    )
    assert.deepEqual(accepted(await customer.api.get(`${PARCELS}/${parcel.id}`)), parcel)
  })

  it('refuses a number that is already on its way, at its field', async () => {
    const customer = await newCustomer(context.server)
    const { expressNumber } = await declareParcel(customer)
    const again = declaration({ expressNumber: expressNumber.toLowerCase() })
    const error = refused(await customer.api.post(PARCELS, again), 409, 'ParcelNumberTaken')
    assert.deepEqual(
      error.validationErrors.map(({ members }) => members),
      [['expressNumber']],
    )
  })

  it('accepts one of ten declarations of a number at the same moment', async () => {
    const customer = await newCustomer(context.server)
    const request = declaration()
    const answers = await Promise.all(Array.from({ length: 10 }, () => customer.api.post(PARCELS, request)))
    assert.deepEqual(answers.map(({ status }) => status).sort(), [200, ...Array<number>(9).fill(409)])
  })

  it('lets two customers declare the same number, and one customer again after cancelling', async () => {
    const [one, two] = [await newCustomer(context.server), await newCustomer(context.server)]
    const request = declaration()
    const parcel = accepted(await one.api.post<ParcelDetail>(PARCELS, request))
    accepted(await two.api.post(PARCELS, request))
    accepted(await one.api.post(`${PARCELS}/${parcel.id}/cancel`))
    accepted(await one.api.post(PARCELS, request))
  })

  it('declares a parcel that has arrived or was checked in undeclared', async () => {
    const customer = await newCustomer(context.server)
    for (const status of [ParcelStatus.Arrived, ParcelStatus.Inbound]) {
      const expressNumber = unique('YT75890000')
      await context.server.warehouse.arrive(expressNumber, { idCode: customer.user.idCode })
      if (status === ParcelStatus.Inbound) await context.server.warehouse.inbound(expressNumber, MEASURES)
      const before = accepted(await customer.api.post<Page<Parcel>>(`${PARCELS}/undeclared-list`))
      assert.deepEqual(
        before.items.map((parcel) => parcel.expressNumber),
        [expressNumber],
      )
      const parcel = await declareParcel(customer, { expressNumber, declaredName: 'Books' })
      assert.equal(parcel.id, before.items[0]?.id)
      assert.equal(parcel.status, status)
      assert.equal(parcel.isDeclared, true)
      assert.deepEqual([parcel.logs[0]?.move, parcel.logs[0]?.description], ['declare', 'Declaration added'])
      assert.equal(
        accepted(await customer.api.post<Page<Parcel>>(`${PARCELS}/undeclared-list`)).totalCount,
        0,
      )
      refused(await customer.api.post(PARCELS, declaration({ expressNumber })), 409, 'ParcelNumberTaken')
    }
  })

  it('refuses references to unknown things', async () => {
    const customer = await newCustomer(context.server)
    const cases = [
      [{ expressCompanyCode: 'PIGEON' }, 'ExpressCompanyUnknown', 'expressCompanyCode'],
      [{ declaredNameId: 'unicorn' }, 'DeclaredNameUnknown', 'declaredNameId'],
      [{ declaredCurrency: 'XAU' }, 'CurrencyNotAccepted', 'declaredCurrency'],
      [{ additionalServiceIds: ['polish'] }, 'AdditionalServiceUnknown', 'additionalServiceIds'],
      [{ additionalServiceIds: ['wooden-crate'] }, 'AdditionalServiceUnknown', 'additionalServiceIds'],
      [{ warehouseId: 'moon' }, 'WarehouseUnknown', 'warehouseId'],
      [{ images: ['/uploads/foreign.webp'] }, 'ImageUnknown', 'images'],
      [{ insurance: { isInsured: true } }, 'InsuredValueRequired', 'insurance.insuredValue'],
      [
        { insurance: { isInsured: true, insuredValue: '50000.01' } },
        'InsuredValueTooLarge',
        'insurance.insuredValue',
      ],
    ] as const
    for (const [changes, code, member] of cases) {
      const body = declaration(changes as Parameters<typeof declaration>[0])
      const error = refused(await customer.api.post(PARCELS, body), 400, code)
      assert.deepEqual(error.validationErrors[0]?.members, [member])
    }
    assert.equal(accepted(await customer.api.post<Page<Parcel>>(`${PARCELS}/list`)).totalCount, 0)
  })

  it('refuses pictures that another customer uploaded', async () => {
    const [owner, other] = [await newCustomer(context.server), await newCustomer(context.server)]
    const image = await uploadPicture(owner.api, await pngPicture())
    refused(await other.api.post(PARCELS, declaration({ images: [image] })), 400, 'ImageUnknown')
  })
})
