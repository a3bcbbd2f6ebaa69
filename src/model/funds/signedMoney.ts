import { moneyText } from '../money/money'

/** A true minus sign, as wide as the plus. */
const MINUS = '\u2212'

/**
 * A change of a balance: "+¥200.00", "−¥96.40".
 *
 * @param amount a decimal string, negative for money that goes out
 */
export function signedMoneyText(amount: string, currencyCode: string): string {
  return amount.startsWith('-')
    ? `${MINUS}${moneyText(amount.slice(1), currencyCode)}`
    : `+${moneyText(amount, currencyCode)}`
}
