import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { after, DAY_MS } from '../../server/clock.ts'
import { ParcelStatus } from '../../server/contracts/enumerations.ts'
import { TENANT } from '../../server/db/seed/tenant.ts'
import { newId } from '../../server/ids.ts'
import { measuresOf, volumeOf, volumeWeightGrams } from '../../server/modules/parcel/measures.ts'
import { storageOf } from '../../server/modules/parcel/storageClock.ts'
import { plausibleMeasures } from '../../server/warehouse/plausibleMeasures.ts'

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

describe('the storage clock', () => {
  const inboundTime = new Date('2026-01-01T00:00:00Z')
  const packed = after(inboundTime, 35 * DAY_MS)
  const fee = (days: number, status: ParcelStatus = ParcelStatus.Inbound) =>
    storageOf({ status, statusTime: packed, inboundTime }, after(inboundTime, days * DAY_MS), TENANT.settings)
      ?.accruedFee

  it('is free for 30 days, then costs each day begun', () => {
    assert.deepEqual(
      [fee(0), fee(30), fee(30.01), fee(31), fee(31.5), fee(45)],
      ['0.00', '0.00', '1.00', '1.00', '2.00', '15.00'],
    )
  })

  it('runs only in the warehouse, until the parcel is packed', () => {
    assert.equal(fee(40, ParcelStatus.Arrived), undefined)
    assert.equal(fee(40, ParcelStatus.Shipped), undefined)
    assert.equal(fee(40, ParcelStatus.PendingConsolidating), '10.00')
    assert.equal(fee(40, ParcelStatus.Consolidate), '5.00')
    assert.equal(
      storageOf(
        { status: ParcelStatus.Inbound, statusTime: packed, inboundTime: null },
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
