import assert from 'node:assert/strict'

import { PricingType } from '../../../server/contracts/enumerations.ts'
import { parseMoney } from '../../../server/money/money.ts'

import type { Bill } from '../../../server/contracts/bill.ts'

type Line = Bill['lines'][number]

/** How a customer with a calculator finds each amount, from what the bill shows alone. */
export const AMOUNTS_FROM_VIEW: Readonly<Record<Line['kind'], (line: Line, bill: Bill) => bigint>> = {
  InternationalShipping: (_, bill) => freightFromView(bill),
  // What the warehouse paid: there is nothing to compute.
  CollectingFee: ({ amount }) => parseMoney(amount),
  StorageFee: timesFromView,
  AdditionalServiceFee: timesFromView,
  Premium: ({ explanation }) => {
    const [percent = '', value = '', minimum = ''] = figuresIn(explanation)
    return larger(percentage(parseMoney(value), percent), parseMoney(minimum))
  },
  VipGroupDiscount: ({ explanation }, bill) => {
    const [percent = ''] = figuresIn(explanation)
    return -percentage(sumOf(bill, 'InternationalShipping'), percent)
  },
  Discount: ({ explanation }, bill) =>
    -smaller(couponFromView(explanation), sumOf(bill, 'InternationalShipping', 'VipGroupDiscount')),
  Gst: ({ explanation, amount }, bill) => {
    const [percent = '', shown = ''] = figuresIn(explanation)
    const taxable = parseMoney(bill.total) - parseMoney(amount)
    assert.equal(parseMoney(shown), taxable)
    return percentage(taxable, percent)
  },
}

function timesFromView({ explanation }: Line): bigint {
  const [count = '', price = ''] = figuresIn(explanation)
  return BigInt(count) * parseMoney(price)
}

function sumOf({ lines }: Bill, ...kinds: readonly Line['kind'][]): bigint {
  return lines
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { amount }) => sum + parseMoney(amount), 0n)
}

function figuresIn(explanation: string): readonly string[] {
  return explanation.match(/\d+(\.\d+)?/g) ?? []
}

function couponFromView(explanation: string): bigint {
  const [first = '', second = '', third = ''] = figuresIn(explanation)
  const isShare = explanation.includes('%')
  const wanted = isShare ? percentage(parseMoney(second), first) : parseMoney(first)
  return explanation.includes('at most') ? smaller(wanted, parseMoney(isShare ? third : second)) : wanted
}

/** A share in percent, rounded half up to the cent. */
function percentage(amount: bigint, percent: string): bigint {
  const [whole = '', fraction = ''] = percent.split('.')
  const scale = 100n * 10n ** BigInt(fraction.length)
  return (amount * BigInt(whole + fraction) * 2n + scale) / (scale * 2n)
}

const larger = (a: bigint, b: bigint): bigint => (a > b ? a : b)
const smaller = (a: bigint, b: bigint): bigint => (a < b ? a : b)

/** The freight as a customer with a calculator finds it, from the figures on the bill alone. */
function freightFromView({ pricing, chargeableWeight, chargeableVolume }: Bill): bigint {
  const measure = chargeableVolume ?? chargeableWeight
  const minimum = parseMoney(pricing.minimumCharge ?? '0.00')
  const price = priceFromView(pricing, measure)
  return price > minimum ? price : minimum
}

function priceFromView(pricing: Bill['pricing'], measure: number): bigint {
  const money = (amount: string | null) => parseMoney(amount ?? '0.00')
  if (pricing.pricingType === PricingType.FIXED) return money(pricing.fixedPrice)
  if (pricing.pricingType === PricingType.MEASURE) {
    const thousandths = BigInt(Math.round(measure * 1_000_000))
    return (money(pricing.unitPrice) * thousandths * 2n + 1_000_000n) / 2_000_000n
  }
  const beyond = measure - (pricing.firstUnit ?? 0)
  const units = Math.max(0, Math.ceil(Number((beyond / (pricing.continueUnit ?? 1)).toFixed(9))))
  return money(pricing.firstPrice) + BigInt(units) * money(pricing.continuePrice)
}
