import { ParcelStatus } from '@/model/enumerations/parcel'
import type { ParcelShipment } from '@/model/parcel/parcel'
import { daysOverdue, parcelHeadTone, parcelNews, parcelProgress } from '@/model/parcel/parcelStage'

import { on, storage } from './storedParcel'

const since = new Date('2026-11-01T02:00:00Z')
const shipment: ParcelShipment = {
  orderId: 'o1',
  code: 'L261121000001',
  carrier: 'SingPost',
  internationalTrackingNumber: 'SP123',
  pickupStation: { displayName: 'Chinatown', address: '12 Upper Cross Street', openingHours: 'Daily 10–21' },
  pickupCode: '884210',
}
const parcel = (status: ParcelStatus, more: object = {}) => ({
  status,
  statusTime: since,
  isDeclared: true,
  storage: null,
  shipment: null,
  ...more,
})
const newsOf = (one: ReturnType<typeof parcel>, day = '2026-11-11') => parcelNews(one, on(day))

describe('parcelProgress', () => {
  it.each([
    [ParcelStatus.NotArrival, 0],
    [ParcelStatus.Arrived, 1],
    [ParcelStatus.Inbound, 2],
    [ParcelStatus.PendingConsolidating, 3],
    [ParcelStatus.WaitingForPickup, 3],
    [ParcelStatus.Signed, 5],
  ])('of status %d is at %d', (status, current) => {
    expect(parcelProgress({ status, isDeclared: true })?.current).toBe(current)
  })

  it('leaves the declaration ahead of a parcel that came without one', () => {
    const progress = parcelProgress({ status: ParcelStatus.Inbound, isDeclared: false })

    expect(progress?.steps.slice(0, 3)).toEqual(['arrived', 'checkedIn', 'declared'])
    expect(progress?.current).toBe(1)
  })

  it('has none for a cancelled parcel, or a status from a newer server', () => {
    expect(parcelProgress({ status: ParcelStatus.Canceled, isDeclared: true })).toBeNull()
    expect(parcelProgress({ status: 999 as ParcelStatus, isDeclared: true })).toBeNull()
  })
})

describe('parcelNews', () => {
  const stored = parcel(ParcelStatus.Inbound, { storage })

  it('counts the free days that are left', () => {
    expect(newsOf(stored)).toEqual([{ kind: 'free', lastFreeDay: '2026-12-01', days: 20 }])
  })

  it('names the daily fee on the last free day', () => {
    expect(newsOf(stored, '2026-12-01')).toEqual([
      { kind: 'lastFreeDay', dailyFee: '1.00', currencyCode: 'CNY' },
    ])
  })

  it('names what storage has come to', () => {
    const overdue = { kind: 'overdue', lastFreeDay: '2026-12-01', fee: '3.00', currencyCode: 'CNY' }
    const waiting = parcel(ParcelStatus.PendingConsolidating, { storage, shipment })

    expect(newsOf(stored, '2026-12-04')).toEqual([overdue])
    expect(newsOf(waiting, '2026-12-04')).toEqual([{ kind: 'packing', order: 'L261121000001' }, overdue])
    expect(newsOf(waiting)).toHaveLength(1)
  })

  it('asks for the declaration first, then tells the storage', () => {
    const kinds = newsOf(parcel(ParcelStatus.Inbound, { storage, isDeclared: false })).map(({ kind }) => kind)

    expect(kinds).toEqual(['declare', 'free'])
  })

  it('names carrier and number, where they are known', () => {
    expect(newsOf(parcel(ParcelStatus.Shipped, { shipment }))).toEqual([
      { kind: 'carried', carrier: 'SingPost', number: 'SP123', since },
    ])
    expect(newsOf(parcel(ParcelStatus.Outbound, { shipment: { ...shipment, carrier: null } }))).toEqual([
      { kind: 'left', since },
    ])
  })

  it('names the pickup point, its hours and the code, where they are known', () => {
    expect(newsOf(parcel(ParcelStatus.WaitingForPickup, { shipment }))).toEqual([
      { kind: 'collectAt', station: 'Chinatown', hours: 'Daily 10–21', pickupCode: '884210' },
    ])
    expect(newsOf(parcel(ParcelStatus.WaitingForPickup))).toEqual([{ kind: 'collect' }])
  })
})

describe('parcelHeadTone', () => {
  const toneOn = (day: string, more: object = {}) =>
    parcelHeadTone(parcel(ParcelStatus.Inbound, { storage, ...more }), on(day))

  it.each([
    ['2026-11-11', 'success'],
    ['2026-11-25', 'success'],
    ['2026-11-26', 'warning'],
    ['2026-12-01', 'warning'],
    ['2026-12-02', 'danger'],
  ])('of a stored parcel on %s is %s', (day, tone) => {
    expect(toneOn(day)).toBe(tone)
  })

  it('warns of a parcel without a declaration, unless it costs', () => {
    expect(toneOn('2026-11-11', { isDeclared: false })).toBe('warning')
    expect(toneOn('2026-12-02', { isDeclared: false })).toBe('danger')
  })
})

it('daysOverdue counts from the day after the last free one', () => {
  expect(daysOverdue({ storage }, on('2026-12-01'))).toBeNull()
  expect(daysOverdue({ storage }, on('2026-12-04'))).toBe(3)
  expect(daysOverdue({ storage: null }, on('2026-12-04'))).toBeNull()
})
