import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import { ParcelStatus } from '@/model/enumerations/parcel'
import {
  areAllInsured,
  chosenParcel,
  missingForOrder,
  parcelObstacle,
  storageOfParcels,
  type OrderReadiness,
} from '@/model/order/logisticsOrder'
import type { Parcel, ParcelStorage } from '@/model/parcel/parcel'

const ready = { status: ParcelStatus.Inbound, isDeclared: true, isSubmitted: false }

describe('parcelObstacle', () => {
  it('is none for a parcel that is checked in, declared, and in no order', () => {
    expect(parcelObstacle(ready)).toBeNull()
  })

  it.each([
    ['cancelled', { status: ParcelStatus.Canceled }],
    ['taken', { status: ParcelStatus.PendingConsolidating, isSubmitted: true }],
    ['taken', { isSubmitted: true }],
    ['taken', { status: ParcelStatus.Signed }],
    ['undeclared', { isDeclared: false }],
    ['notCheckedIn', { status: ParcelStatus.Arrived }],
    ['notCheckedIn', { status: ParcelStatus.NotArrival }],
  ] as const)('is "%s" for %j', (expected, change) => {
    expect(parcelObstacle({ ...ready, ...change })).toBe(expected)
  })

  it('is that it is gone for one that cannot be found', () => {
    expect(chosenParcel('p1', null).obstacle).toBe('gone')
  })
})

it('insuring an order insures nothing where each of its parcels is insured by itself', () => {
  const chosen = (isInsured: boolean) => chosenParcel('p', { insurance: { isInsured } } as Parcel)

  expect(areAllInsured([chosen(true), chosen(true)])).toBe(true)
  expect(areAllInsured([chosen(true), chosen(false)])).toBe(false)
  expect(areAllInsured([chosen(true), chosenParcel('gone', null)])).toBe(false)
  expect(areAllInsured([])).toBe(false)
})

describe('storageOfParcels', () => {
  const stored = (lastFreeDay: string, accruedFee: string): Pick<Parcel, 'storage'> => ({
    storage: { lastFreeDay, accruedFee, currencyCode: 'CNY' } as ParcelStorage,
  })

  it('is the earliest day, and all fees together', () => {
    const parcels = [stored('2026-12-03', '0.50'), stored('2026-12-01', '1.10'), { storage: null }]

    expect(storageOfParcels(parcels)).toEqual({
      lastFreeDay: '2026-12-01',
      accruedFee: '1.60',
      isCosting: true,
      currencyCode: 'CNY',
    })
  })

  it('costs nothing while no parcel does', () => {
    expect(storageOfParcels([stored('2026-12-03', '0.00')])?.isCosting).toBe(false)
    expect(storageOfParcels([{ storage: null }])).toBeNull()
  })
})

describe('missingForOrder', () => {
  const parcel = { id: 'p1', parcel: null, obstacle: null }
  const complete: OrderReadiness = {
    isReachable: true,
    parcels: [parcel],
    hasAddress: true,
    receivingMethod: ReceivingMethod.DOOR,
    hasStation: false,
    areQuotesCurrent: true,
    channel: 'carried',
    isCouponUsable: true,
    arePhotosUploaded: true,
  }

  it('is nothing for an order that is complete', () => {
    expect(missingForOrder(complete)).toBeNull()
  })

  it.each([
    ['contact', { isReachable: false, parcels: [] }],
    ['parcels', { parcels: [] }],
    ['parcels', { parcels: [parcel, { ...parcel, obstacle: 'taken' }], hasAddress: false }],
    ['tooManyParcels', { parcels: Array.from({ length: 51 }, () => parcel) }],
    ['address', { hasAddress: false, channel: 'none' }],
    ['station', { receivingMethod: ReceivingMethod.PICKUP_STATION }],
    ['quotes', { areQuotesCurrent: false, channel: 'none' }],
    ['channel', { channel: 'none' }],
    ['channelRefused', { channel: 'refused' }],
    ['coupon', { isCouponUsable: false }],
    ['photos', { arePhotosUploaded: false }],
  ] as const)('is the topmost thing: %s', (expected, change) => {
    expect(missingForOrder({ ...complete, ...change })).toBe(expected)
  })
})
