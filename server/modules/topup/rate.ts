import { exchange, parseRate, type ExactRate } from '../../money/exchange.ts'
import { rateOf } from '../exchangeRate/rates.ts'

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

/** What a payment is worth in the account's currency, in minor units. */
export function creditedAmount(amount: bigint, exchangeRate: string): bigint {
  return exchange(amount, parseRate(exchangeRate))
}

/** Rounded half up, without needless zeros. */
function decimalOf({ numerator, denominator }: ExactRate): string {
  const scale = 10n ** BigInt(DECIMALS)
  const scaled = (numerator * scale * 2n + denominator) / (denominator * 2n)
  const fraction = String(scaled % scale)
    .padStart(DECIMALS, '0')
    .replace(/0+$/, '')
  return fraction === '' ? String(scaled / scale) : `${scaled / scale}.${fraction}`
}
