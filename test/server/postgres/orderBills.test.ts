import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { formatMoney, parseMoney } from '../../../server/money/money.ts'
import { accepted } from '../../support/server/apiClient.ts'
import { AMOUNTS_FROM_VIEW } from '../../support/server/billFromView.ts'
import { collectCoupon } from '../../support/server/coupons.ts'
import { newCustomer } from '../../support/server/customers.ts'
import { balanceOf, creditBalance, operatorOf } from '../../support/server/funds.ts'
import { newAddress, orderStaff, orderRequest, ORDERS, storedParcel } from '../../support/server/orders.ts'
import { useServer } from '../../support/server/useServer.ts'

import type { Bill } from '../../../server/contracts/bill.ts'
import type { LogisticsOrderDetail } from '../../../server/contracts/logisticsOrder.ts'
import type { Quote } from '../../../server/contracts/shipping.ts'

const context = useServer()

/** To a tenth of a centimetre. */
const side = fc.integer({ min: 50, max: 400 }).map((mm) => mm / 10)
const weight = fc.integer({ min: 1, max: 9000 }).map((grams) => grams / 1000)
const box = fc.record({ weight, length: side, width: side, height: side })

const anyOrder = fc.record({
  parcels: fc.array(fc.record({ box, value: fc.option(fc.integer({ min: 1, max: 4_000_000 })) }), {
    minLength: 1,
    maxLength: 2,
  }),
  /** Which of the methods that take the parcels. */
  method: fc.nat(),
  services: fc.subarray(['reinforced-packing', 'wooden-crate', 'waterproof-wrap', 'remove-invoice']),
  isInsured: fc.boolean(),
  hasCoupon: fc.boolean(),
  boxes: fc.array(box, { minLength: 1, maxLength: 3 }),
})

type AnyOrder = typeof anyOrder extends fc.Arbitrary<infer Order> ? Order : never

/** The same orders in every run. */
const SAMPLES = fc.sample(anyOrder, { numRuns: 3, seed: 20_261_123 })

function assertAddsUp(bill: Bill): void {
  const sum = bill.lines.reduce((total, { amount }) => total + parseMoney(amount), 0n)
  assert.equal(formatMoney(sum), bill.total)
  for (const line of bill.lines) {
    assert.equal(parseMoney(line.amount), AMOUNTS_FROM_VIEW[line.kind](line, bill), line.explanation)
  }
}

describe('an order’s bills, whatever is in it', () => {
  for (const [index, order] of SAMPLES.entries()) {
    it(`add up from its quote to what it is charged, sample ${index + 1}`, () => playThrough(order))
  }
})

async function playThrough(wanted: AnyOrder): Promise<void> {
  const { server } = context
  const customer = await newCustomer(server)
  await creditBalance(server, customer, '100000.00')
  const parcels = []
  for (const { box: size, value } of wanted.parcels) {
    const insurance = value === null ? { isInsured: false } : { isInsured: true, insuredValue: cents(value) }
    const { weight: weightKg, length: lengthCm, width: widthCm, height: heightCm } = size
    parcels.push(
      await storedParcel(server, customer, { insurance }, { weightKg, lengthCm, widthCm, heightCm }),
    )
  }
  const { id: addressId } = await newAddress(customer)
  const extras = {
    additionalServiceIds: wanted.services,
    isInsured: wanted.isInsured,
    ...(wanted.hasCoupon && { couponId: (await collectCoupon(customer, 'new-customer')).id }),
  }
  const parcelIds = parcels.map(({ id }) => id)
  const question = { parcelIds, addressId, receivingMethod: 10, ...extras }
  const { items } = accepted(await customer.api.post<{ items: Quote[] }>(`${ORDERS}/estimate`, question))
  const carried = items.filter(({ bill }) => bill !== null)
  for (const { bill } of carried) if (bill) assertAddsUp(bill)
  const quote = carried[wanted.method % carried.length]
  assert.ok(quote?.bill)

  const request = await orderRequest(customer, parcels, {
    addressId,
    shippingMethodTypeId: quote.shippingMethodType.id,
    transportationChannelId: quote.transportationChannel.id,
    ...extras,
  })
  const submitted = accepted(await customer.api.post<LogisticsOrderDetail>(ORDERS, request))
  assert.deepEqual(submitted.estimatedBill, quote.bill)

  const staff = orderStaff(operatorOf(server))
  await staff.process(submitted.code)
  const weighed = await staff.weigh(submitted.code, { boxes: wanted.boxes })
  assert.ok(weighed.actualBill)
  assertAddsUp(weighed.actualBill)
  assert.equal(weighed.total, weighed.actualBill.total)
  const path = `${ORDERS}/${submitted.id}`
  assertAddsUp(accepted(await customer.api.post<Bill>(`${path}/bill`, { couponId: null })))

  accepted(await customer.api.post(`${path}/pay`, { expectedTotal: weighed.total }))
  const left = formatMoney(parseMoney('100000.00') - parseMoney(weighed.total))
  assert.equal(await balanceOf(customer), left)
}

const cents = (amount: number) => formatMoney(BigInt(amount))
