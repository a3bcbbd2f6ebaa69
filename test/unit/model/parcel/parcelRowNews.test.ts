import { ParcelStatus } from '@/model/enumerations/parcel'
import { parcelRowNews, storageBar } from '@/model/parcel/parcelRowNews'

import { checkedInAt as statusTime, on, storage } from './storedParcel'

const newsOn = (day: string) => parcelRowNews({ status: ParcelStatus.Inbound, statusTime, storage }, on(day))

it('a stored parcel tells its days in the warehouse and those left, together the free ones', () => {
  expect(newsOn('2026-11-06')).toEqual({ kind: 'stored', days: 5, left: 25 })
  expect(newsOn('2026-12-01')).toEqual({ kind: 'lastFreeDay' })
  expect(newsOn('2026-12-04')).toEqual({ kind: 'overdue', days: 3, fee: '3.00', currencyCode: 'CNY' })
})

it.each([
  [ParcelStatus.NotArrival, 'announced'],
  [ParcelStatus.Arrived, 'arrived'],
  [ParcelStatus.PendingConsolidating, 'submitted'],
  [ParcelStatus.Shipped, 'left'],
  [ParcelStatus.Signed, 'delivered'],
  [999 as ParcelStatus, 'arrived'],
])('a parcel of status %d tells since when it was %s', (status, kind) => {
  expect(parcelRowNews({ status, statusTime, storage }, on('2026-11-06'))).toEqual({
    kind,
    since: statusTime,
  })
})

it('the bar shrinks with the free days, warns from five and keeps a stub', () => {
  expect(storageBar(storage, statusTime)).toEqual({ tone: 'neutral', share: 1 })
  expect(storageBar(storage, on('2026-11-25')).tone).toBe('neutral')
  expect(storageBar(storage, on('2026-11-26'))).toMatchObject({ tone: 'warning' })
  expect(storageBar(storage, on('2026-12-04'))).toEqual({ tone: 'danger', share: 0.08 })
})
