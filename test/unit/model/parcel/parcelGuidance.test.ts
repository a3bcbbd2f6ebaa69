import fc from 'fast-check'

import { ParcelStatus } from '@/model/enumerations/parcel'
import { normaliseExpressNumber, parcelTone, storageLeft } from '@/model/parcel/parcelGuidance'

const DAY = 86_400_000

describe('parcelTone', () => {
  it('warns of a parcel that nobody has described, whatever its status', () => {
    const tones = Object.values(ParcelStatus).map((status) => parcelTone({ status, isDeclared: false }))

    expect(new Set(tones)).toEqual(new Set(['warning']))
  })

  it.each([
    [ParcelStatus.NotArrival, 'neutral'],
    [ParcelStatus.Inbound, 'success'],
    [ParcelStatus.Shipped, 'brand'],
    [ParcelStatus.WaitingForPickup, 'warning'],
    [ParcelStatus.Signed, 'success'],
    [ParcelStatus.Canceled, 'neutral'],
  ])('of status %d is %s', (status, tone) => {
    expect(parcelTone({ status, isDeclared: true })).toBe(tone)
  })

  it('of a status from a newer server is neutral', () => {
    expect(parcelTone({ status: 999 as ParcelStatus, isDeclared: true })).toBe('neutral')
  })
})

describe('storageLeft', () => {
  // Checked in at noon on January 1 in Guangzhou; free until midnight at the end of January 31.
  const inboundTime = new Date('2026-01-01T12:00:00+08:00')
  const storage = { inboundTime, freeUntil: new Date('2026-02-01T00:00:00+08:00'), freeDays: 30 }
  const after = (days: number) => new Date(inboundTime.getTime() + days * DAY)

  it.each([
    ['at check-in', 0, 30, 0],
    ['late in the evening of that day', 0.499, 30, 0.499 / 30.5],
    ['at the first midnight', 0.5, 29, 0.5 / 30.5],
    ['half way', 15, 15, 15 / 30.5],
    ['when the last day begins', 29.5, 0, 29.5 / 30.5],
    ['a moment before it ends', 30.499, 0, 30.499 / 30.5],
    ['as soon as it has ended', 30.5, -1, 1],
    ['late in the evening of the second day over', 32.4, -2, 1],
  ])('%s', (_moment, days, daysLeft, usedShare) => {
    const left = storageLeft(storage, after(days))

    expect(left).toMatchObject({ freeDays: 30, daysLeft })
    expect(left.usedShare).toBeCloseTo(usedShare)
  })

  it('is used up at once where nothing is free', () => {
    expect(storageLeft({ ...storage, freeUntil: inboundTime, freeDays: 0 }, inboundTime).usedShare).toBe(1)
  })

  it('never leaves the bar, whatever the clocks say', () => {
    fc.assert(
      fc.property(fc.integer({ min: -100, max: 200 }), (hours) => {
        const { usedShare, daysLeft } = storageLeft(storage, after(hours / 2))
        expect(usedShare).toBeGreaterThanOrEqual(0)
        expect(usedShare).toBeLessThanOrEqual(1)
        expect(daysLeft < 0).toBe(hours / 2 >= 30.5)
      }),
    )
  })

  it('counts days of the calendar at the warehouse, wherever the phone is', () => {
    const moment = { min: new Date('2026-01-01T00:00:00Z'), max: new Date('2030-01-01T00:00:00Z') }
    const dayOf = (time: Date) =>
      Date.parse(time.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })) / DAY
    fc.assert(
      fc.property(
        fc.date({ ...moment, noInvalidDate: true }),
        fc.nat(60),
        fc.nat(120 * 24 * 60),
        (inbound, freeDays, minutes) => {
          const lastFreeDay = dayOf(inbound) + freeDays
          const freeUntil = new Date((lastFreeDay + 1) * DAY - 8 * 3_600_000)
          const now = new Date(inbound.getTime() + minutes * 60_000)

          const { daysLeft } = storageLeft({ inboundTime: inbound, freeUntil, freeDays }, now)

          expect(daysLeft).toBe(lastFreeDay - dayOf(now))
        },
      ),
    )
  })
})

it('normaliseExpressNumber drops every space and writes upper case', () => {
  expect(normaliseExpressNumber(' sf 123\t456　78\n')).toBe('SF12345678')
})
