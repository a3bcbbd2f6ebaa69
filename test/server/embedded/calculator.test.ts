import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import { PricingType } from '../../../server/contracts/enumerations.ts'
import { channelRates } from '../../../server/db/schema/index.ts'
import { accepted, refused } from '../../support/server/apiClient.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { KilogramPrice, Quote } from '../../../server/contracts/shipping.ts'

const CALCULATE = '/api/f/shipping-management/calculate'
const BOX = { regionGroupId: 'sg', weight: 5.18 }
const SIZE = { length: 40, width: 30, height: 20 }

const context = useServer()

async function quotesFor(request: object): Promise<readonly Quote[]> {
  return accepted(await context.api.post<{ items: Quote[] }>(CALCULATE, request)).items
}

function on(quotes: readonly Quote[], channelId: string): Quote {
  const quote = quotes.find(({ transportationChannel }) => transportationChannel.id === channelId)
  assert.ok(quote)
  return quote
}

describe('the lowest price of a kilogram', () => {
  it('is that of the cheapest channel by weight, for each destination', async () => {
    await context.server.db
      .insert(channelRates)
      .values(rateOf({ channelId: 'air-general', regionGroupId: 'nz', unitPrice: 1900n }))
      .onConflictDoUpdate({
        target: [channelRates.channelId, channelRates.regionGroupId],
        set: rateOf({ channelId: 'air-general', regionGroupId: 'nz', unitPrice: 1900n }),
      })
    const path = '/api/f/shipping-management/kilogram-price/list'
    const { items } = accepted(
      await context.api.post<{ items: KilogramPrice[] }>(path, { maxResultCount: 5 }),
    )
    const told = items.map(({ regionGroupId, price, shippingMethodTypeDisplayName: method }) => [
      regionGroupId,
      price,
      method,
    ])
    assert.deepEqual(told, [
      ['sg', '12.00', 'Sea'],
      ['my-west', '11.00', 'Sea'],
      ['my-east', '15.00', 'Sea'],
      ['au', '18.00', 'Sea'],
      ['nz', '19.00', 'Air'],
    ])
    assert.deepEqual(items[0]?.transitDays, { minimum: 12, maximum: 18 })
  })
})

/** A rate by the kilogram. */
function rateOf(rate: { channelId: string; regionGroupId: string; unitPrice: bigint }) {
  return { ...rate, transitDaysMin: 8, transitDaysMax: 13, pricingType: PricingType.MEASURE }
}

describe('a box without a size', () => {
  it('is charged by its weight', async () => {
    const { bill } = on(await quotesFor(BOX), 'air-general')
    assert.equal(bill?.volumeWeight, 0)
    assert.equal(bill?.chargeableWeight, 5.5)
  })

  it('has no price where volume is charged, and is told what is missing', async () => {
    const { bill, refusal } = on(await quotesFor(BOX), 'sea-volume')
    assert.deepEqual([bill, refusal], [null, 'sizeNeeded'])
    assert.notEqual(on(await quotesFor({ ...BOX, ...SIZE }), 'sea-volume').bill, null)
  })

  it('has a whole size or none', async () => {
    const answer = await context.api.post(CALCULATE, { ...BOX, length: 40, width: 30 })
    const { code, validationErrors } = refused(answer, 400)
    assert.deepEqual([code, validationErrors?.[0]?.members], ['SizeIncomplete', ['height']])
  })
})
