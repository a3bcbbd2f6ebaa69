import { compareDecimals, multiplyDecimals, roundDecimal, withPoint } from '../money/decimal'
import { currencyDecimals } from '../money/money'

import type { TopupCurrency, TopupMethod } from './topupOptions'

/** The API's limit for digits before the decimal point. */
const MAX_WHOLE_DIGITS = 9

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const

/** What is wrong with an amount; `under` and `over` refer to the method's limits. */
export type AmountProblem = 'required' | 'number' | 'decimals' | 'under' | 'over'

type Decimals = Pick<TopupCurrency, 'decimals'>
type Limits = Pick<TopupMethod, 'minimum' | 'maximum'>
type Exchange = Pick<TopupCurrency, 'decimals' | 'exchangeRate' | 'creditedCurrencyCode'>

/**
 * Normalises a typed amount for the API: no full-width digits, thousands commas or leading zeros.
 *
 * @returns null if the text isn't an amount
 */
export function cleanAmount(text: string): string | null {
  const plain = halfWidth(text).trim()
  const isAmount = /^(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d*)?$/.test(plain) && /\d/.test(plain)
  if (!isAmount) return null
  const [whole = '', fraction = ''] = plain.replace(/,/g, '').split('.')
  const clean = whole.replace(/^0+(?=\d)/, '') || '0'
  return fraction === '' ? clean : `${clean}.${fraction}`
}

/** Why a typed amount can't be sent; null if it can. Without a method there are no limits to check. */
export function amountProblem(
  text: string,
  { decimals }: Decimals,
  method: Limits | null,
): AmountProblem | null {
  if (text.trim() === '') return 'required'
  const amount = cleanAmount(text)
  if (amount === null) return 'number'
  if (decimalsIn(amount) > decimals) return 'decimals'
  if (method === null) return /[1-9]/.test(amount) ? null : 'number'
  if (compareDecimals(amount, method.minimum) < 0) return 'under'
  return compareDecimals(amount, method.maximum) > 0 ? 'over' : null
}

/**
 * What a payment adds to the balance, rounded half up to the minor unit, as on the server.
 *
 * @param amount a decimal string
 */
export function creditedAmount(amount: string, { exchangeRate, creditedCurrencyCode }: Exchange): string {
  return roundDecimal(multiplyDecimals(amount, exchangeRate), currencyDecimals(creditedCurrencyCode))
}

/**
 * The smallest payment that adds at least `wanted` to the balance. Finds it digit by digit: each is the smallest one
 * that suffices when followed by nines.
 *
 * @param wanted a decimal string in the account's currency
 */
export function amountToCredit(wanted: string, currency: Exchange): string {
  const { decimals } = currency
  const length = MAX_WHOLE_DIGITS + decimals
  let digits = ''
  while (digits.length < length) {
    const nines = '9'.repeat(length - digits.length - 1)
    const suffices = (digit: string) =>
      compareDecimals(creditedAmount(withPoint(digits + digit + nines, decimals), currency), wanted) >= 0
    digits += DIGITS.find(suffices) ?? '9'
  }
  return withPoint(digits, decimals)
}

/** The larger of two amounts. */
export function atLeast(amount: string, minimum: string): string {
  return compareDecimals(amount, minimum) < 0 ? minimum : amount
}

function decimalsIn(amount: string): number {
  return amount.split('.')[1]?.length ?? 0
}

/** Converts full-width digits, commas and points, which Chinese keyboards type, to half-width. */
function halfWidth(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0xfee0))
    .replace(/。/g, '.')
}
