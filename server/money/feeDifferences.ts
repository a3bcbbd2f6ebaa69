import { CouponType } from '../contracts/enumerations.ts'
import { discountOf } from './couponRules.ts'
import { partsOf, sentence, termsCause, type BillDifference } from './differenceParts.ts'
import { formatMoney, parseMoney, shareOf, smaller } from './money.ts'
import { premiumOf } from './premium.ts'

import type { TextParams } from '../texts/text.ts'
import type { BillLine, Explanation } from './billLines.ts'

/** A value on the estimate and on the actual bill. */
type Both<T> = readonly [before: T, now: T]

export function storageDifferences(before: BillLine | null, now: BillLine | null): BillDifference[] {
  const [old, current] = [paramsOf(before ?? now), paramsOf(now ?? before)]
  const [daysBefore, days] = [before ? countOf(old, 'days') : 0, now ? countOf(current, 'days') : 0]
  const fee = moneyOf(old, 'dailyFee')
  const figures = { before: daysBefore, now: days, dailyFee: formatMoney(fee) }
  const parcels = countOf(current, 'parcels')
  const cause: Explanation =
    parcels > 1
      ? { key: 'billCause.daysOfParcels', params: { ...figures, parcels } }
      : { key: 'billCause.days', params: figures }
  return partsOf(
    before?.amount ?? 0n,
    fee * BigInt(daysBefore),
    [
      [cause, fee * BigInt(days)],
      [termsCause(before, now), moneyOf(current, 'dailyFee') * BigInt(days)],
    ],
    now?.amount ?? 0n,
  )
}

export function serviceDifferences(before: BillLine, now: BillLine): BillDifference[] {
  const [old, current] = [paramsOf(before), paramsOf(now)]
  const [countBefore, count] = [countOf(old, 'count'), countOf(current, 'count')]
  const price = moneyOf(old, 'price')
  const figures = { before: countBefore, now: count, price: formatMoney(price) }
  return recomputed(before, now, { key: 'billCause.count', params: figures }, [
    price * BigInt(countBefore),
    price * BigInt(count),
    moneyOf(current, 'price') * BigInt(count),
  ])
}

/** A premium agreed at declaration states no rate, so its difference can't be recomputed. */
export function premiumDifferences(before: BillLine, now: BillLine): BillDifference[] {
  const [old, current] = [paramsOf(before), paramsOf(now)]
  const terms = (params: TextParams) => ({ rate: rateOf(params), minimum: moneyOf(params, 'minimum') })
  const values = [moneyOf(old, 'value'), moneyOf(current, 'value')] as const
  return recomputed(before, now, { key: 'billCause.insuredValue', params: amounts(values) }, [
    premiumOf(values[0], terms(old)),
    premiumOf(values[1], terms(old)),
    premiumOf(values[1], terms(current)),
  ])
}

export function vipDifferences(before: BillLine, now: BillLine, fees: Both<bigint>): BillDifference[] {
  const [old, current] = [paramsOf(before), paramsOf(now)]
  const params = { ...amounts(fees), percent: percentOf(old) }
  return recomputed(before, now, { key: 'billCause.freight', params }, [
    -shareOf(fees[0], rateOf(old)),
    -shareOf(fees[1], rateOf(old)),
    -shareOf(fees[1], rateOf(current)),
  ])
}

export function taxDifferences(before: BillLine, now: BillLine): BillDifference[] {
  const [old, current] = [paramsOf(before), paramsOf(now)]
  const taxable = [moneyOf(old, 'taxable'), moneyOf(current, 'taxable')] as const
  const params = { ...amounts(taxable), percent: percentOf(old) }
  return recomputed(before, now, { key: 'billCause.taxable', params }, [
    shareOf(taxable[0], rateOf(old)),
    shareOf(taxable[1], rateOf(old)),
    shareOf(taxable[1], rateOf(current)),
  ])
}

/**
 * A coupon follows the freight, or is limited by what is left of it.
 *
 * @param left what the VIP discount leaves of the freight
 */
export function couponDifferences(
  before: BillLine,
  now: BillLine,
  fees: Both<bigint>,
  left: Both<bigint>,
): BillDifference[] {
  const wanted = [couponOf(before, fees[0]), couponOf(now, fees[1])] as const
  const isLimited = wanted[0] >= left[0] || wanted[1] >= left[1]
  const cause: Explanation = isLimited
    ? { key: 'billCause.freightLeft', params: amounts(left) }
    : {
        key: 'billCause.coupon',
        params: { before: sentence(before.explanation), now: sentence(now.explanation) },
      }
  const [start, end] = [-smaller(wanted[0], left[0]), -smaller(wanted[1], left[1])]
  return partsOf(before.amount, start, [[cause, end]], now.amount)
}

/** What the coupon's terms take off the freight. */
function couponOf(line: BillLine, fee: bigint): bigint {
  const params = paramsOf(line)
  const isShare = params['percent'] !== undefined
  return discountOf(
    {
      type: isShare ? CouponType.DISCOUNT_VOUCHER : CouponType.COUPON,
      discountAmount: moneyOf(params, 'amount'),
      discountRate: rateOf(params),
      maximumDiscount: params['maximum'] === undefined ? null : moneyOf(params, 'maximum'),
    },
    fee,
  )
}

/** From the estimate's figures to the new ones at the estimate's terms, then to the new terms. */
function recomputed(
  before: BillLine,
  now: BillLine,
  cause: Explanation,
  [start, atOldTerms, atNewTerms]: readonly [bigint, bigint, bigint],
): BillDifference[] {
  return partsOf(
    before.amount,
    start,
    [
      [cause, atOldTerms],
      [termsCause(before, now), atNewTerms],
    ],
    now.amount,
  )
}

function amounts([before, now]: Both<bigint>) {
  return { before: formatMoney(before), now: formatMoney(now) }
}

/** The figures that a line was computed from; older bills lack some. */
function paramsOf(line: BillLine | null): TextParams {
  return line?.explanation.params ?? {}
}

function countOf(params: TextParams, name: string): number {
  const value = params[name]
  return typeof value === 'number' ? value : 0
}

function moneyOf(params: TextParams, name: string): bigint {
  const value = params[name]
  return typeof value === 'string' ? parseMoney(value) : 0n
}

function percentOf({ percent }: TextParams): string {
  return typeof percent === 'string' ? percent : '0'
}

/** `"12.5"` percent is the rate `"0.125"`. */
function rateOf(params: TextParams): string {
  const [whole = '', fraction = ''] = percentOf(params).split('.')
  const digits = whole.padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}${fraction}`
}
