import { decimalsOf } from '../../money/currencies.ts'
import { exchange, inMinorUnits, parseRate, type ExactRate } from '../../money/exchange.ts'
import { formatAmount } from '../../money/money.ts'
import { rateOf } from '../exchangeRate/index.ts'

import type { Database } from '../../db/client.ts'

/** How many decimals of a rate are shown, and therefore counted with. */
const DECIMALS = 6

/**
 * The rate at which a payment is credited, as a decimal string: what the customer is shown is what is counted.
 *
 * @returns undefined when no rate is known
 */
export async function topupRate(db: Database, from: string, to: string): Promise<string | undefined> {
  const rate = await rateOf(db, from, to)
  return rate && decimalOf(rate)
}

/** A payment's currency, the account's, and what one unit of the first is worth in the second. */
export interface TopupExchange {
  readonly currencyCode: string
  readonly creditedCurrencyCode: string
  readonly exchangeRate: string
}

/**
 * What a payment is worth in the account's currency, rounded half up to its minor unit.
 *
 * @param amount minor units of the payment's currency
 */
export function creditedAmount(
  amount: bigint,
  { currencyCode, creditedCurrencyCode, exchangeRate }: TopupExchange,
): bigint {
  const rate = inMinorUnits(
    parseRate(exchangeRate),
    decimalsOf(currencyCode),
    decimalsOf(creditedCurrencyCode),
  )
  return exchange(amount, rate)
}

/** Rounded half up, without needless zeros. */
function decimalOf(rate: ExactRate): string {
  return formatAmount(exchange(10n ** BigInt(DECIMALS), rate), DECIMALS).replace(/\.?0+$/, '')
}
