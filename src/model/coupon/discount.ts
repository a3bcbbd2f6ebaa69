import type { Locale } from '../enumerations/session'
import { compareAmounts, moneyText, ratePercent, subtractAmounts } from '../money/money'
import type { CouponTerms } from './coupon'

/** Formats an amount, leaving out cents that are zero: "¥15", "¥12.50". */
export function shortMoneyText(amount: string, currencyCode: string): string {
  return moneyText(amount, currencyCode).replace(/\.00$/, '')
}

/**
 * A discount rate as each language puts it: in English the percentage off ("10"), in Chinese the tenths still to pay
 * ("9", "8.5").
 *
 * @param rate decimal string: "0.15" is 15% off
 */
export function rateFigure(rate: string, locale: Locale): string {
  const percentOff = ratePercent(rate)
  return locale === 'zh-Hans' ? tenthsLeft(percentOff) : percentOff
}

/** The minimum spend of a coupon; null if there's none. */
export function minimumText({
  minimumSpend,
  currencyCode,
}: Pick<CouponTerms, 'minimumSpend' | 'currencyCode'>): string | null {
  return compareAmounts(minimumSpend, '0') > 0 ? shortMoneyText(minimumSpend, currencyCode) : null
}

/** @param percentOff with up to two decimals */
function tenthsLeft(percentOff: string): string {
  const percentLeft = subtractAmounts('100', percentOff)
  const [whole = '', fraction = ''] = percentLeft.split('.')
  const digits = whole.padStart(2, '0')
  return `${digits.slice(0, -1)}.${digits.slice(-1)}${fraction}`.replace(/\.?0+$/, '')
}
