import { MeteringType, PricingType } from '../contracts/enumerations.ts'
import {
  continuedUnits,
  freightOf,
  measureLoad,
  priceUnit,
  type Load,
  type Measured,
  type MeteringRule,
  type Pricing,
} from './freight.ts'
import { formatMoney, shareOf } from './money.ts'

import type { BillLineKind } from '../contracts/bill.ts'
import type { Localised } from '../texts/localised.ts'
import type { TextKey, TextParams } from '../texts/text.ts'

/** A sentence of the catalogue with its figures. */
export interface Explanation {
  readonly key: TextKey
  readonly params: TextParams
}

/** One amount of a bill in minor units; discounts are negative. */
export interface BillLine {
  readonly kind: BillLineKind
  /** Its own name, such as a service's; without one the kind's. */
  readonly name: Localised | null
  readonly amount: bigint
  readonly explanation: Explanation
}

/** A service that is paid for once for every time it is done. */
export interface BilledService {
  readonly name: Localised
  readonly price: bigint
  readonly count: number
}

/** What a coupon takes off the shipping fee, at most all of it. */
export interface BilledCoupon {
  readonly name: Localised
  readonly discount: bigint
}

/** Everything that a bill depends on. Amounts are minor units of one currency, rates decimal strings. */
export interface BillInput {
  readonly load: Load
  readonly rule: MeteringRule
  readonly pricing: Pricing
  readonly currencyCode: string
  readonly collectingFee: bigint
  readonly storage: { readonly fee: bigint; readonly days: number }
  readonly services: readonly BilledService[]
  readonly premium: bigint
  readonly vipDiscountRate: string | null
  readonly coupon: BilledCoupon | null
  /** Tax on everything above; null where the channel's price has it in already. */
  readonly gstRate: string | null
}

/** A bill with all that is needed to compute it again. */
export interface Bill {
  readonly load: Load
  readonly measured: Measured
  readonly rule: MeteringRule
  readonly pricing: Pricing
  readonly currencyCode: string
  readonly lines: readonly BillLine[]
  readonly total: bigint
}

/**
 * The one bill: calculator, estimate and actual bill differ only in what they put in. Lines that come to nothing
 * are left out, but for the freight. VIP discount and coupon come off the shipping fee, in this order; tax is on
 * what is left of everything.
 */
export function computeBill(input: BillInput): Bill {
  const { load, rule, pricing, currencyCode } = input
  const measured = measureLoad(load, rule)
  const freight = freightLine(measured, rule, pricing)
  const vip = vipLine(freight.amount, input.vipDiscountRate)
  const coupon = couponLine(freight.amount + vip.amount, input.coupon)
  const untaxed = [freight, ...feeLines(input), vip, coupon]
  const lines = [...untaxed, gstLine(sum(untaxed), input.gstRate)].filter(
    ({ kind, amount }) => amount !== 0n || kind === 'InternationalShipping',
  )
  return { load, measured, rule, pricing, currencyCode, lines, total: sum(lines) }
}

/** International shipping before discounts: what a coupon's terms are about. */
export function shippingFeeOf({ lines }: Pick<Bill, 'lines'>): bigint {
  return sum(lines.filter(({ kind }) => kind === 'InternationalShipping'))
}

function sum(lines: readonly BillLine[]): bigint {
  return lines.reduce((total, { amount }) => total + amount, 0n)
}

function line(
  kind: BillLineKind,
  amount: bigint,
  key: TextKey,
  params: TextParams,
  name: Localised | null = null,
): BillLine {
  return { kind, name, amount, explanation: { key, params } }
}

function freightLine({ measure }: Measured, rule: MeteringRule, pricing: Pricing): BillLine {
  const amount = freightOf(measure, rule.metering, pricing)
  const unit = priceUnit(rule.metering)
  const suffix = rule.metering === MeteringType.VOLUME ? 'm³' : 'kg'
  const inUnits = (value: number | null) => `${(value ?? 0) / unit} ${suffix}`
  const price = (value: bigint | null) => formatMoney(value ?? 0n)
  if (pricing.minimumCharge !== null && amount === pricing.minimumCharge) {
    return line('InternationalShipping', amount, 'bill.freightMinimum', { minimum: price(amount) })
  }
  switch (pricing.pricingType) {
    case PricingType.FIXED:
      return line('InternationalShipping', amount, 'bill.freightFixed', { price: price(amount) })
    case PricingType.FIRST_CONTINUE:
      return line('InternationalShipping', amount, 'bill.freightFirstContinue', {
        first: inUnits(pricing.firstUnit),
        firstPrice: price(pricing.firstPrice),
        count: continuedUnits(measure, pricing),
        continued: inUnits(pricing.continueUnit),
        continuePrice: price(pricing.continuePrice),
      })
    case PricingType.MEASURE:
      return line('InternationalShipping', amount, 'bill.freightMeasure', {
        measure: inUnits(measure),
        unitPrice: price(pricing.unitPrice),
        unit: suffix,
      })
  }
}

function feeLines({ collectingFee, storage, services, premium }: BillInput): BillLine[] {
  return [
    line('CollectingFee', collectingFee, 'bill.collectingFee', {}),
    line('StorageFee', storage.fee, 'bill.storageFee', { days: storage.days }),
    ...services.map(({ name, price, count }) =>
      line(
        'AdditionalServiceFee',
        price * BigInt(count),
        'bill.additionalService',
        { count, price: formatMoney(price) },
        name,
      ),
    ),
    line('Premium', premium, 'bill.premium', {}),
  ]
}

function vipLine(shippingFee: bigint, rate: string | null): BillLine {
  const discount = rate === null ? 0n : shareOf(shippingFee, rate)
  return line('VipGroupDiscount', -discount, 'bill.vipGroupDiscount', { percent: percentOf(rate) })
}

function couponLine(shippingFee: bigint, coupon: BilledCoupon | null): BillLine {
  const wanted = coupon?.discount ?? 0n
  const discount = wanted < shippingFee ? wanted : shippingFee
  return line('Discount', -discount, 'bill.coupon', {}, coupon?.name ?? null)
}

function gstLine(taxable: bigint, rate: string | null): BillLine {
  return line('Gst', rate === null ? 0n : shareOf(taxable, rate), 'bill.gst', {
    percent: percentOf(rate),
    taxable: formatMoney(taxable),
  })
}

function percentOf(rate: string | null): string {
  return rate === null ? '0' : String(Math.round(Number(rate) * 10_000) / 100)
}
