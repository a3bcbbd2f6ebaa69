import { CouponType, MeteringType, PricingType } from '../contracts/enumerations.ts'
import { localised, type Localised } from '../texts/localised.ts'
import { localisedText, type TextKey, type TextParams } from '../texts/text.ts'
import { discountOf, type CouponTerms } from './couponRules.ts'
import {
  continuedUnits,
  freightOf,
  priceUnit,
  type Measured,
  type MeteringRule,
  type Pricing,
} from './freight.ts'
import { formatMoney, formatMoneyOrNull, shareOf } from './money.ts'
import { premiumOf, type PremiumTerms } from './premium.ts'

import type { BillLineKind } from '../contracts/bill.ts'

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

/** An additional service, charged each time it is done. */
export interface BilledService {
  readonly name: Localised
  readonly price: bigint
  readonly count: number
}

/** An insurance. The premium was fixed when it was taken out; the terms may have changed since. */
export interface BilledInsurance {
  readonly value: bigint
  readonly premium: bigint
  readonly terms: PremiumTerms
  /** Set if it covers one parcel alone; an order's own insurance covers all others. */
  readonly parcelNumber?: string
}

/** A coupon on a bill: it takes off at most the whole shipping fee. */
export interface BilledCoupon {
  readonly name: Localised
  readonly terms: Pick<CouponTerms, 'type' | 'discountAmount' | 'discountRate' | 'maximumDiscount'>
}

/** Parcels that are beyond their free storage, and for how many days together. */
export interface StorageDays {
  readonly days: number
  readonly parcels: number
}

interface BilledStorage extends StorageDays {
  /** The price of a day. */
  readonly dailyFee: bigint
}

/** What is charged beside the freight. */
export interface BilledFees {
  readonly collectingFee: bigint
  readonly storage: BilledStorage
  readonly services: readonly BilledService[]
  readonly insurances: readonly BilledInsurance[]
}

/** International shipping before discounts: what a coupon's terms refer to. */
export function shippingFeeOf({ lines }: { readonly lines: readonly BillLine[] }): bigint {
  return sum(lines.filter(({ kind }) => kind === 'InternationalShipping'))
}

export function sum(lines: readonly BillLine[]): bigint {
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

export function freightLine({ measure }: Measured, rule: MeteringRule, pricing: Pricing): BillLine {
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

export function feeLines({ collectingFee, storage, services, insurances }: BilledFees): BillLine[] {
  return [
    line('CollectingFee', collectingFee, 'bill.collectingFee', {}),
    storageLine(storage, 'bill.storageByDay'),
    ...services.map(({ name, price, count }) =>
      line(
        'AdditionalServiceFee',
        price * BigInt(count),
        'bill.additionalService',
        { count, price: formatMoney(price) },
        name,
      ),
    ),
    ...insurances.map(premiumLine),
  ]
}

/** @param daysOver for each parcel, the days since its free storage ended; zero or less while it is free */
export function storageDays(daysOver: readonly number[]): StorageDays {
  const over = daysOver.filter((days) => days > 0)
  return { days: over.reduce((sum, days) => sum + days, 0), parcels: over.length }
}

export function storageLine(
  { days, parcels, dailyFee }: BilledStorage,
  key: 'bill.storageByDay' | 'bill.unpaidStorage',
  name: Localised | null = null,
): BillLine {
  const figures = { days, parcels, dailyFee: formatMoney(dailyFee) }
  return line('StorageFee', dailyFee * BigInt(days), key, figures, name)
}

function premiumLine({ value, premium, terms, parcelNumber }: BilledInsurance): BillLine {
  const name = parcelNumber === undefined ? null : parcelPremiumName(parcelNumber)
  if (premium !== premiumOf(value, terms)) {
    return line('Premium', premium, 'bill.premiumAgreed', { value: formatMoney(value) }, name)
  }
  const figures = {
    value: formatMoney(value),
    percent: percentOf(terms.rate),
    minimum: formatMoney(terms.minimum),
  }
  return line('Premium', premium, 'bill.premiumByValue', figures, name)
}

function parcelPremiumName(number: string): Localised {
  const { 'zh-Hans': zhHans, en } = localisedText('billLine.Premium')
  return localised(`${zhHans} ${number}`, `${en} ${number}`)
}

export function vipLine(shippingFee: bigint, rate: string | null): BillLine {
  const discount = rate === null ? 0n : shareOf(shippingFee, rate)
  return line('VipGroupDiscount', -discount, 'bill.vipGroupDiscount', { percent: percentOf(rate) })
}

export function couponLine(lines: readonly BillLine[], coupon: BilledCoupon | null): BillLine {
  if (coupon === null) return line('Discount', 0n, 'bill.couponAmount', {})
  const fee = shippingFeeOf({ lines })
  const left = fee + sum(lines.filter(({ kind }) => kind === 'VipGroupDiscount'))
  const wanted = discountOf(coupon.terms, fee)
  const { key, params } = couponExplanation(coupon.terms, fee)
  return line('Discount', wanted < left ? -wanted : -left, key, params, coupon.name)
}

function couponExplanation(terms: BilledCoupon['terms'], shippingFee: bigint): Explanation {
  const { type, discountAmount, discountRate, maximumDiscount } = terms
  const fee = formatMoney(shippingFee)
  const maximum = formatMoneyOrNull(maximumDiscount)
  if (type === CouponType.DISCOUNT_VOUCHER) {
    const percent = percentOf(discountRate)
    return maximum === null
      ? { key: 'bill.couponPercent', params: { percent, fee } }
      : { key: 'bill.couponPercentAtMost', params: { percent, fee, maximum } }
  }
  const amount = formatMoney(discountAmount ?? 0n)
  return maximum === null
    ? { key: 'bill.couponAmount', params: { amount } }
    : { key: 'bill.couponAmountAtMost', params: { amount, maximum } }
}

export function gstLine(taxable: bigint, rate: string | null): BillLine {
  return line('Gst', rate === null ? 0n : shareOf(taxable, rate), 'bill.gst', {
    percent: percentOf(rate),
    taxable: formatMoney(taxable),
  })
}

/** `"0.125"` is `"12.5"`: with every decimal of the rate, so that the amount can be recomputed. */
function percentOf(rate: string | null): string {
  const [whole = '0', fraction = ''] = (rate ?? '0').split('.')
  const decimals = fraction.slice(2).replace(/0+$/, '')
  const percent = String(Number(whole + fraction.slice(0, 2).padEnd(2, '0')))
  return decimals === '' ? percent : `${percent}.${decimals}`
}
