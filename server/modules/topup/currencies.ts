import { PAYMENT_CURRENCIES } from '../../money/currencies.ts'
import { topupRate } from './rate.ts'
import { listMethods } from './repository/methods.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { TopupCurrency } from '../../contracts/topup.ts'
import type { Database } from '../../db/client.ts'

/** The currencies that some method takes, each with the rate at which it is credited. */
export async function listCurrencies(
  db: Database,
  accountCurrency: string,
  language: Language,
): Promise<TopupCurrency[]> {
  const methods = await listMethods(db)
  const offered = PAYMENT_CURRENCIES.filter((currency) =>
    methods.some(({ currencyCode }) => currencyCode === currency.currencyCode),
  )
  const currencies: TopupCurrency[] = []
  for (const { currencyCode, currencySymbol, displayName, decimals } of offered) {
    const exchangeRate = await topupRate(db, currencyCode, accountCurrency)
    // A currency whose rate is not known can't be credited.
    if (exchangeRate === undefined) continue
    currencies.push({
      currencyCode,
      currencySymbol,
      displayName: displayName[language],
      decimals,
      exchangeRate,
      creditedCurrencyCode: accountCurrency,
    })
  }
  return currencies
}
