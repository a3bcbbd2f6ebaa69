import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { after, DAY_MS, MINUTE_MS } from '../../../server/base/time/clock.ts'
import { ParcelStatus } from '../../../server/contracts/enumerations.ts'
import { TENANT } from '../../../server/seed/tenant.ts'
import { newId } from '../../../server/base/ids.ts'
import { measuresOf, volumeOf, volumeWeightGrams } from '../../../server/base/measures.ts'
import { freeStorageBegunBefore, storageOf } from '../../../server/modules/parcel/storageClock.ts'
import { plausibleMeasures } from '../../../server/operations/plausible/measures.ts'

describe('measures', () => {
  it('count as the divisor says', () => {
    const measures = measuresOf({ weight: 1.2345, length: 30, width: 20.05, height: 10 })
    assert.deepEqual(measures, { weightGrams: 1235, lengthMm: 300, widthMm: 201, heightMm: 100 })
    assert.equal(
      volumeWeightGrams(measuresOf({ weight: 1, length: 60, width: 50, height: 40 }), 6000),
      20_000,
    )
    assert.equal(
      volumeWeightGrams(measuresOf({ weight: 1, length: 60, width: 50, height: 40 }), 5000),
      24_000,
    )
    assert.equal(volumeOf(300, 200, 100), 0.006)
  })

  it('of the autopilot are believable and always the same', () => {
    fc.assert(
      fc.property(fc.string(), (number) => {
        const { weight, length, width, height } = plausibleMeasures(number)
        assert.deepEqual(plausibleMeasures(number), { weight, length, width, height })
        return (
          weight >= 0.1 &&
          weight < 15 &&
          Math.max(length, width, height) <= 50 &&
          Math.min(length, width, height) >= 5
        )
      }),
    )
  })
})

const moments = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2030-01-01T00:00:00Z'),
  noInvalidDate: true,
})

describe('the storage clock', () => {
  // Noon in Guangzhou.
  const inboundTime = new Date('2026-01-01T04:00:00Z')
  const packed = after(inboundTime, 35 * DAY_MS)
  const fee = (days: number, status: ParcelStatus = ParcelStatus.Inbound) =>
    storageOf(
      { status, statusTime: packed, inboundTime, extraFreeDays: 0 },
      after(inboundTime, days * DAY_MS),
      TENANT.settings,
    )?.accruedFee

  it('is free until midnight of the thirtieth day after check-in, then costs for every day begun', () => {
    assert.deepEqual(
      [fee(0), fee(30), fee(30.49), fee(30.5), fee(31.49), fee(31.5), fee(45)],
      ['0.00', '0.00', '0.00', '1.00', '1.00', '2.00', '15.00'],
    )
  })

  it('shows a last free day, days and a fee that agree, by the calendar of the warehouse', () => {
    const dayOf = (time: Date) => time.toLocaleDateString('sv-SE', { timeZone: 'Asia/Shanghai' })
    const count = (day: string) => Date.parse(day) / DAY_MS
    fc.assert(
      fc.property(
        moments,
        fc.nat(60),
        fc.nat(45),
        fc.nat(120 * 24 * 60),
        (inbound, freeDays, extraFreeDays, minutes) => {
          const now = after(inbound, minutes * MINUTE_MS)
          const settings = { ...TENANT.settings, storage: { freeDays, dailyFee: '1.00' } }
          const parcel = {
            status: ParcelStatus.Inbound,
            statusTime: inbound,
            inboundTime: inbound,
            extraFreeDays,
          }
          const storage = storageOf(parcel, now, settings) ?? assert.fail()
          const { lastFreeDay, daysLeft, accruedFee } = storage
          const freeUntil = new Date(storage.freeUntil)
          assert.equal(count(lastFreeDay) - count(dayOf(inbound)), freeDays + extraFreeDays)
          assert.equal(storage.freeDays, freeDays + extraFreeDays)
          assert.equal(daysLeft, count(lastFreeDay) - count(dayOf(now)))
          assert.equal(accruedFee, `${Math.max(0, -daysLeft)}.00`)
          assert.equal(daysLeft < 0, now >= freeUntil)
          assert.equal(dayOf(after(freeUntil, -1)), lastFreeDay)
          assert.equal(count(dayOf(freeUntil)), count(lastFreeDay) + 1)
          for (const days of [daysLeft - 1, daysLeft, daysLeft + 1]) {
            const begun = after(inbound, extraFreeDays * DAY_MS)
            assert.equal(begun < freeStorageBegunBefore(now, days, settings), daysLeft <= days)
          }
        },
      ),
    )
  })

  it('runs only in the warehouse, until the parcel is packed', () => {
    assert.equal(fee(40, ParcelStatus.Arrived), undefined)
    assert.equal(fee(40, ParcelStatus.Shipped), undefined)
    assert.equal(fee(40, ParcelStatus.PendingConsolidating), '10.00')
    assert.equal(fee(40, ParcelStatus.Consolidate), '5.00')
    assert.equal(
      storageOf(
        { status: ParcelStatus.Inbound, statusTime: packed, inboundTime: null, extraFreeDays: 0 },
        inboundTime,
        TENANT.settings,
      ),
      null,
    )
  })
})

describe('ids', () => {
  it('sort by when they were made, and are never the same', () => {
    const now = new Date()
    const ids = [newId(now), newId(new Date(now.getTime() + 1)), newId(new Date(now.getTime() + 1000))]
    assert.deepEqual([...ids].sort(), ids)
    assert.equal(new Set(Array.from({ length: 1000 }, () => newId(now))).size, 1000)
  })
})
