import fc from 'fast-check'

import { toBill, toComparedBill } from '../../../server/modules/shipping/billView.ts'
import { toBillRecord } from '../../../server/money/billRecord.ts'
import { computeBill, withCoupon, type BillInput } from '../../../server/money/bill.ts'
import { billAt, termFrom, type PaymentTerm } from '../../../server/money/paymentTerm.ts'
import { localised } from '../../../server/texts/localised.ts'
import { anyBillInput, anyCoupon, anyStorage } from './billInputs.ts'

import type { Bill } from '../../../server/contracts/bill.ts'
import type { Language } from '../../../server/contracts/enumerations.ts'
import type { Load } from '../../../server/money/freight.ts'

/** kg and cm. */
interface Box {
  readonly weight: number
  readonly length: number
  readonly width: number
  readonly height: number
}

/** Every bill of an order from its estimate to its payment, as a customer reads them. */
export interface GeneratedOrder {
  readonly language: Language
  readonly boxes: readonly Box[]
  readonly estimate: Bill
  /** Once it is packed and weighed. */
  readonly actual: Bill
  /** The actual bill with another coupon. */
  readonly preview: Bill
  /** The actual bill, paid after days in which the boxes cost storage. */
  readonly late: Bill
}

/** To a tenth of a centimetre, as the warehouse measures. */
const side = fc.oneof(
  fc.integer({ min: 5, max: 70 }),
  fc.integer({ min: 50, max: 700 }).map((mm) => mm / 10),
)
const anyBox = fc.record({
  weight: fc.integer({ min: 1, max: 30_000 }).map((grams) => grams / 1000),
  length: side,
  width: side,
  height: side,
})

const names = [
  localised('加固', 'Reinforcement'),
  localised('拍照', 'Photos'),
  localised('去鞋盒', 'No shoe box'),
]
const anyServices = fc.array(
  fc.record({
    name: fc.constantFrom(...names),
    price: fc.bigInt({ min: 0n, max: 999_999n }),
    count: fc.integer({ min: 1, max: 9 }),
  }),
  { maxLength: 4 },
)

/** What can change between the estimate and the weighing. */
const anyChange: fc.Arbitrary<Partial<BillInput>> = fc.record(
  {
    services: anyServices,
    coupon: anyCoupon,
    collectingFee: fc.bigInt({ min: 0n, max: 99_999n }),
    storage: anyStorage,
    insurances: anyBillInput.map(({ insurances }) => insurances),
    pricing: anyBillInput.map(({ pricing }) => pricing),
    rule: anyBillInput.map(({ rule }) => rule),
    gstRate: anyBillInput.map(({ gstRate }) => gstRate),
    vipDiscountRate: anyBillInput.map(({ vipDiscountRate }) => vipDiscountRate),
  },
  { requiredKeys: [] },
)

/** Of an order that is weighed on day 0. */
export const anyTerm: fc.Arbitrary<PaymentTerm> = fc
  .array(fc.integer({ min: -60, max: 90 }), { minLength: 1, maxLength: 5 })
  .map((lastFreeDays) => termFrom(0, lastFreeDays, { freeDays: 7, days: 30 }))

export const anyOrder: fc.Arbitrary<GeneratedOrder> = fc
  .record({
    language: fc.constantFrom<Language>('zh-Hans', 'en'),
    currencyCode: fc.constantFrom('CNY', 'USD', 'SGD'),
    input: anyBillInput,
    services: anyServices,
    boxes: fc.array(anyBox, { minLength: 1, maxLength: 3 }),
    change: anyChange,
    otherCoupon: anyCoupon,
    term: anyTerm,
    today: fc.nat({ max: 60 }),
  })
  .map(({ language, currencyCode, input, services, boxes, change, otherCoupon, term, today }) => {
    const before = { ...input, currencyCode, services }
    const estimate = toBillRecord(computeBill(before))
    const compared = (bill: ReturnType<typeof computeBill>) =>
      toComparedBill(toBillRecord(bill), estimate, language)
    const actual = computeBill({ ...before, ...change, load: loadOf(boxes) })
    return {
      language,
      boxes,
      estimate: toBill(estimate, language),
      actual: compared(actual),
      preview: compared(withCoupon(actual, otherCoupon)),
      late: compared(billAt(actual, term, today, input.storage.dailyFee)),
    }
  })

/** Whole grams, and whole cubic centimetres of each box. */
function loadOf(boxes: readonly Box[]): Load {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    weightGrams: sum(boxes.map(({ weight }) => Math.round(weight * 1000))),
    volumeCm3: sum(boxes.map(({ length, width, height }) => Math.round(length * width * height))),
  }
}
