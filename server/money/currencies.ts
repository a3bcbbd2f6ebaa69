import { localised, type Localised } from '../texts/localised.ts'

/** A currency that amounts are shown in. */
export interface Currency {
  readonly currencyCode: string
  readonly currencySymbol: string
  readonly displayName: Localised
}

/** The currencies of the product, the tenant's home currency first. */
export const CURRENCIES: readonly Currency[] = [
  { currencyCode: 'CNY', currencySymbol: '¥', displayName: localised('人民币', 'Chinese yuan') },
  { currencyCode: 'USD', currencySymbol: 'US$', displayName: localised('美元', 'US dollar') },
  { currencyCode: 'SGD', currencySymbol: 'S$', displayName: localised('新加坡元', 'Singapore dollar') },
  {
    currencyCode: 'MYR',
    currencySymbol: 'RM',
    displayName: localised('马来西亚林吉特', 'Malaysian ringgit'),
  },
  { currencyCode: 'AUD', currencySymbol: 'A$', displayName: localised('澳元', 'Australian dollar') },
  { currencyCode: 'NZD', currencySymbol: 'NZ$', displayName: localised('新西兰元', 'New Zealand dollar') },
  { currencyCode: 'CAD', currencySymbol: 'C$', displayName: localised('加元', 'Canadian dollar') },
]

/** The sign before an amount; the code itself for a currency that the product does not know. */
export function currencySymbolOf(currencyCode: string): string {
  return CURRENCIES.find((currency) => currency.currencyCode === currencyCode)?.currencySymbol ?? currencyCode
}
