import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { MeteringType } from '../../../server/contracts/enumerations.ts'
import { freightOf, measureLoad } from '../../../server/money/freight.ts'
import { byVolume, byWeight, firstContinue, flat, perKilogram } from '../../support/server/billInputs.ts'

describe('chargeable weight', () => {
  it('is the actual weight rounded up to the step', () => {
    assert.equal(measureLoad({ weightGrams: 1001, volumeCm3: 100 }, byWeight).chargeableGrams, 1500)
    assert.equal(measureLoad({ weightGrams: 1000, volumeCm3: 100 }, byWeight).chargeableGrams, 1000)
  })

  it('is the volume weight where that is larger', () => {
    const measured = measureLoad({ weightGrams: 1000, volumeCm3: 12_600 }, byWeight)
    assert.deepEqual([measured.volumeWeightGrams, measured.chargeableGrams], [2100, 2500])
  })

  it('is at least the channel’s minimum', () => {
    assert.equal(measureLoad({ weightGrams: 20, volumeCm3: 1 }, byWeight).chargeableGrams, 500)
  })

  it('does not matter where volume is metered: that is rounded up instead', () => {
    const measured = measureLoad({ weightGrams: 40_000, volumeCm3: 123_456 }, byVolume)
    assert.deepEqual([measured.measure, measured.chargeableGrams], [130_000, 40_000])
    assert.equal(measureLoad({ weightGrams: 1, volumeCm3: 5000 }, byVolume).measure, 100_000)
  })
})

describe('freight', () => {
  it('is the first unit, and every further one that is begun', () => {
    assert.equal(freightOf(500, MeteringType.WEIGHT, firstContinue), 4200n)
    assert.equal(freightOf(501, MeteringType.WEIGHT, firstContinue), 5700n)
    assert.equal(freightOf(2000, MeteringType.WEIGHT, firstContinue), 8700n)
  })

  it('is the unit price times the measure, rounded half up to the cent', () => {
    assert.equal(freightOf(2500, MeteringType.WEIGHT, perKilogram), 3085n)
    assert.equal(freightOf(250_000, MeteringType.VOLUME, { ...perKilogram, unitPrice: 98_000n }), 24_500n)
    assert.equal(freightOf(1250, MeteringType.WEIGHT, { ...perKilogram, unitPrice: 10n }), 13n)
  })

  it('is one price whatever the weight', () => {
    assert.equal(freightOf(100, MeteringType.WEIGHT, flat), 5900n)
    assert.equal(freightOf(90_000, MeteringType.WEIGHT, flat), 5900n)
  })

  it('is never below the minimum charge', () => {
    assert.equal(freightOf(500, MeteringType.WEIGHT, { ...perKilogram, minimumCharge: 9000n }), 9000n)
  })
})
