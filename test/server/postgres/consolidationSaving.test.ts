import assert from 'node:assert/strict'
import { before, describe, it } from 'node:test'

import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'

import { DAY_MS, MINUTE_MS } from '../../../server/base/time/clock.ts'
import { channelRates, parcels, transportationChannels } from '../../../server/db/schema/index.ts'
import { formatMoney, parseMoney } from '../../../server/money/money.ts'
import { accepted, refused, type ApiClient } from '../../support/server/apiClient.ts'
import { declareParcel, newCustomer, signIn, type TestCustomer } from '../../support/server/customers.ts'
import { newAddress, ORDERS, storedParcel } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { ConsolidationSaving } from '../../../server/contracts/consolidationSaving.ts'
import type { Quote } from '../../../server/contracts/shipping.ts'

const context = useServer()

const SAVING = `${ORDERS}/consolidation-saving`

async function savingOf(api: ApiClient, request: object = {}): Promise<ConsolidationSaving> {
  return accepted(await api.post<ConsolidationSaving>(SAVING, request))
}

/** The cheapest total that the customer's own estimate of these parcels has; null where no channel takes them. */
async function estimated(api: ApiClient, parcelIds: readonly string[]): Promise<bigint | null> {
  const request = { parcelIds, regionGroupId: 'sg', receivingMethod: 10 }
  const { items } = accepted(await api.post<{ items: Quote[] }>(`${ORDERS}/estimate`, request))
  const totals = items.flatMap(({ bill }) => (bill ? [parseMoney(bill.total)] : []))
  return totals.reduce<bigint | null>(
    (least, total) => (least === null || total < least ? total : least),
    null,
  )
}

const text = (amount: bigint | null) => (amount === null ? null : formatMoney(amount))

const BOX = { weightKg: 1.2, lengthCm: 30, widthCm: 20, heightCm: 10 }

describe('what shipping parcels together saves', () => {
  const side = fc.integer({ min: 50, max: 800 }).map((mm) => mm / 10)
  const anyParcel = fc.record({
    box: fc.record({
      weightKg: fc.integer({ min: 1, max: 12_000 }).map((grams) => grams / 1000),
      lengthCm: side,
      widthCm: side,
      heightCm: side,
    }),
    declaredNameId: fc.constantFrom('clothing.jacket', 'electronics.earphones', 'beauty.shampoo', 'food.tea'),
  })
  const anyChannel = fc.record({
    /** Of the price that the sample before it left. */
    percent: fc.integer({ min: 60, max: 200 }),
    roundingStep: fc.constantFrom(100, 500, 1000),
    maximumWeightGrams: fc.option(fc.integer({ min: 6000, max: 20_000 })),
  })
  const sample = fc.record({
    sent: fc.array(anyParcel, { minLength: 2, maxLength: 3 }),
    channels: fc.array(anyChannel, { minLength: 6, maxLength: 6 }),
    daysStored: fc.integer({ min: 0, max: 3 }).map((count) => count * 12),
  })
  /** The same in every run. */
  const SAMPLES = fc.sample(sample, { numRuns: 8, seed: 20_261_124 })

  for (const [index, { sent, channels, daysStored }] of SAMPLES.entries()) {
    it(`is what the estimates differ by, sample ${index + 1}`, async () => {
      const { server } = context
      await changeChannels(channels)
      const customer = await newCustomer(server)
      const ids: string[] = []
      for (const { box, declaredNameId } of sent) {
        ids.push((await storedParcel(server, customer, { declaredNameId }, box)).id)
      }
      server.clock.advance(daysStored * DAY_MS)
      const api = await signIn(server, customer)

      const saving = await savingOf(api, { parcelIds: ids, regionGroupId: 'sg' })

      const together = await estimated(api, ids)
      const alone = new Map<string, bigint | null>()
      for (const id of ids) alone.set(id, await estimated(api, [id]))
      const aloneTotal = [...alone.values()].reduce((sum, total) =>
        sum === null || total === null ? null : sum + total,
      )
      assert.deepEqual(
        {
          together: saving.together?.total ?? null,
          alone: saving.alone.parcels.map(({ parcelId, offer }) => [parcelId, offer?.total ?? null]),
          aloneTotal: saving.alone.total,
          saving: saving.saving,
        },
        {
          together: text(together),
          alone: saving.alone.parcels.map(({ parcelId }) => [parcelId, text(alone.get(parcelId) ?? null)]),
          aloneTotal: text(aloneTotal ?? null),
          saving: together === null || !aloneTotal ? null : text(aloneTotal - together),
        },
      )
    })
  }

  /** Gives each channel other terms. */
  async function changeChannels(
    terms: readonly (typeof anyChannel extends fc.Arbitrary<infer T> ? T : never)[],
  ) {
    const { db } = context.server
    const channels = await db.select({ id: transportationChannels.id }).from(transportationChannels)
    assert.equal(channels.length, terms.length)
    for (const [index, { id }] of channels.entries()) {
      const { percent = 100, ...changes } = terms[index] ?? {}
      await db.update(transportationChannels).set(changes).where(eq(transportationChannels.id, id))
      const priced = (price: object) => sql`${price} * ${percent} / 100`
      await db
        .update(channelRates)
        .set({
          firstPrice: priced(channelRates.firstPrice),
          continuePrice: priced(channelRates.continuePrice),
          unitPrice: priced(channelRates.unitPrice),
          fixedPrice: priced(channelRates.fixedPrice),
          minimumCharge: priced(channelRates.minimumCharge),
        })
        .where(eq(channelRates.channelId, id))
    }
  }
})

describe('what is compared', () => {
  it('is all that can be sent to the default address, unless the customer says otherwise', async () => {
    const { server } = context
    const customer = await newCustomer(server)
    const first = await storedParcel(server, customer)
    const second = await storedParcel(server, customer)
    await declareParcel(customer)
    refused(await customer.api.post(SAVING), 400, 'RegionGroupRequired')
    const { id: addressId } = await newAddress(customer)

    const saving = await savingOf(customer.api)

    assert.equal(saving.regionGroup.id, 'sg')
    assert.deepEqual(
      saving.alone.parcels.map(({ parcelId }) => parcelId),
      [first.id, second.id],
    )
    const request = { parcelIds: [second.id, first.id], addressId }
    assert.deepEqual((await savingOf(customer.api, request)).saving, saving.saving)
    const elsewhere = await savingOf(customer.api, { regionGroupId: 'us' })
    assert.equal(elsewhere.regionGroup.id, 'us')
  })

  it('may be nothing', async () => {
    const { api } = await newCustomer(context.server)
    const saving = await savingOf(api, { regionGroupId: 'sg' })
    assert.deepEqual(
      [saving.together, saving.alone, saving.saving, saving.waiting],
      [null, { total: '0.00', parcels: [] }, null, null],
    )
  })

  it('is nobody else’s, from one warehouse, and known', async () => {
    const { server } = context
    const customer = await newCustomer(server)
    const { api } = customer
    const mine = await storedParcel(server, customer)
    const there = await storedParcel(server, customer, { warehouseId: 'warehouse-yiwu' })
    const coming = await declareParcel(customer)
    const stranger = await newCustomer(server)
    const theirs = await storedParcel(server, stranger)
    const { id: addressId } = await newAddress(stranger)

    const ask = (ids: readonly string[], destination: object = { regionGroupId: 'sg' }) =>
      api.post(SAVING, { parcelIds: ids, ...destination })
    refused(await ask([mine.id, theirs.id]), 404, 'NotFound')
    refused(await ask([mine.id], { addressId }), 404, 'AddressUnknown')
    refused(await ask([mine.id, there.id]), 409, 'ParcelsInSeveralWarehouses')
    refused(await ask([coming.id]), 409, 'ParcelNotSubmittable')
    refused(await ask([mine.id], { regionGroupId: 'atlantis' }), 400, 'RegionGroupUnknown')
  })

  it('says which parcel no channel takes', async () => {
    const { server } = context
    const customer = await newCustomer(server)
    await storedParcel(server, customer)
    const long = await storedParcel(server, customer, {}, { ...BOX, lengthCm: 400 })

    const { together, alone, saving } = await savingOf(customer.api, { regionGroupId: 'sg' })

    assert.deepEqual([together, alone.total, saving], [null, null, null])
    const refusedIds = alone.parcels.filter(({ offer }) => offer === null).map(({ parcelId }) => parcelId)
    assert.deepEqual(refusedIds, [long.id])
  })
})

describe('what it changes to wait for the next parcel', () => {
  let customer: TestCustomer
  let api: ApiClient

  const advance = async (days: number) => {
    context.server.clock.advance(days * DAY_MS)
    api = await signIn(context.server, customer)
  }
  const checkIn = async (expressNumber: string, box = BOX) => {
    await context.server.warehouse.arrive(expressNumber)
    await context.server.warehouse.inbound(expressNumber, box)
  }

  /** Of a customer whose three parcels took two, three and four days, and have been stored for 29 to 31. */
  before(async () => {
    customer = await newCustomer(context.server)
    api = customer.api
    const numbers = []
    for (let count = 0; count < 3; count += 1) numbers.push((await declareParcel({ api })).expressNumber)
    await advance(2)
    await checkIn(numbers[0] ?? '', { ...BOX, weightKg: 0.4 })
    await advance(1)
    await checkIn(numbers[1] ?? '')
    await advance(1)
    await checkIn(numbers[2] ?? '', { ...BOX, weightKg: 7.9 })
    await advance(29)
  })

  it('is nothing where none is coming', async () => {
    assert.equal((await savingOf(api, { regionGroupId: 'sg' })).waiting, null)
  })

  it('is what the estimates will say once it is checked in as assumed', async () => {
    const next = await declareParcel({ api }, { declaredNameId: 'food.tea', declaredName: '茶叶' })
    await declareParcel({ api })
    // A minute more than a day, so that however slowly this runs, no more than two days are left of the usual three.
    await advance(1 + MINUTE_MS / DAY_MS)
    const asked = { regionGroupId: 'sg' }
    const { together, waiting, alone } = await savingOf(api.with({ language: 'en' }), asked)
    assert.ok(together && waiting)
    assert.deepEqual(
      [waiting.parcelId, waiting.declaredName, waiting.isWeightAssumed, waiting.weight, waiting.days],
      [next.id, 'Tea', true, 1.2, 2],
    )
    // All three are past their free days by then: two more days each.
    assert.equal(waiting.storageFee, '6.00')
    const change = parseMoney(waiting.together.total) - parseMoney(waiting.alone.total)
    assert.equal(waiting.change, text(change - parseMoney(together.total)))

    await advance(2)
    await checkIn(next.expressNumber)
    const ids = [...alone.parcels.map(({ parcelId }) => parcelId), next.id]
    assert.equal(waiting.together.total, text(await estimated(api, ids)))
    assert.equal(waiting.alone.total, text(await estimated(api, [next.id])))
  })

  it('comes a day after arrival, with the weight that is known', async () => {
    const { expressNumber, id } = await declareParcel({ api })
    await context.server.warehouse.arrive(expressNumber)
    await context.server.db.update(parcels).set({ weightGrams: 3300 }).where(eq(parcels.id, id))

    const { waiting } = await savingOf(api, { regionGroupId: 'sg' })

    assert.deepEqual(
      [waiting?.parcelId, waiting?.days, waiting?.weight, waiting?.isWeightAssumed],
      [id, 1, 3.3, false],
    )
  })

  it('does not wait for one that may be lost', async () => {
    const { server } = context
    const other = await newCustomer(server)
    await declareParcel(other)
    server.clock.advance(10 * DAY_MS)
    const later = await signIn(server, other)
    await storedParcel(server, { api: later })
    assert.equal((await savingOf(later, { regionGroupId: 'sg' })).waiting, null)
  })
})
