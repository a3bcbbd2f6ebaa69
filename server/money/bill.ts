import { BILL_LINE_KINDS } from '../contracts/bill.ts'
import {
  couponLine,
  feeLines,
  freightLine,
  gstLine,
  sum,
  vipLine,
  type BilledCoupon,
  type BilledFees,
  type BillLine,
} from './billLines.ts'
import { measureLoad, type Load, type Measured, type MeteringRule, type Pricing } from './freight.ts'

/** Everything that a bill depends on. Amounts are minor units of one currency, rates decimal strings. */
export interface BillInput extends BilledFees {
  readonly load: Load
  readonly rule: MeteringRule
  readonly pricing: Pricing
  readonly currencyCode: string
  readonly vipDiscountRate: string | null
  readonly coupon: BilledCoupon | null
  /** Tax on everything above; null if the channel's price includes it. */
  readonly gstRate: string | null
}

/** A bill with all that is needed to recompute it. */
export interface Bill {
  readonly load: Load
  readonly measured: Measured
  readonly rule: MeteringRule
  readonly pricing: Pricing
  readonly currencyCode: string
  readonly lines: readonly BillLine[]
  /** As of the input. */
  readonly gstRate: string | null
  readonly total: bigint
}

/**
 * Computes calculator results, estimates and actual bills alike. Lines of zero are left out, except the freight.
 * VIP discount and coupon come off the shipping fee, in this order; tax is on the sum of all that remains.
 */
export function computeBill(input: BillInput): Bill {
  const { load, rule, pricing, currencyCode } = input
  const measured = measureLoad(load, rule)
  const freight = freightLine(measured, rule, pricing)
  const vip = vipLine(freight.amount, input.vipDiscountRate)
  const lines = [freight, ...feeLines(input), vip]
  const bill = { load, measured, rule, pricing, currencyCode, lines, gstRate: input.gstRate, total: 0n }
  return withCoupon(bill, input.coupon)
}

/** The same bill with this coupon, or none: only the discount and the tax change. */
export function withCoupon(bill: Bill, coupon: BilledCoupon | null): Bill {
  const kept = bill.lines.filter(({ kind }) => kind !== 'Discount' && kind !== 'Gst')
  return taxed(bill, [...kept, couponLine(kept, coupon)])
}

/** The same bill with another line beside those of its kind: only the tax changes. */
export function withLine(bill: Bill, line: BillLine): Bill {
  const placeOf = ({ kind }: BillLine) => BILL_LINE_KINDS.indexOf(kind)
  const kept = bill.lines.filter(({ kind }) => kind !== 'Gst')
  return taxed(
    bill,
    [...kept, line].sort((a, b) => placeOf(a) - placeOf(b)),
  )
}

function taxed(bill: Bill, untaxed: readonly BillLine[]): Bill {
  const lines = [...untaxed, gstLine(sum(untaxed), bill.gstRate)].filter(
    ({ kind, amount }) => amount !== 0n || kind === 'InternationalShipping',
  )
  return { ...bill, lines, total: sum(lines) }
}
