import { localised, type Localised } from '../texts/localised.ts'

/** A currency that amounts are shown in. */
export interface Currency {
  readonly currencyCode: string
  readonly currencySymbol: string
  readonly displayName: Localised
  /** How many decimals an amount has: `3` for a minor unit of a thousandth. */
  readonly decimals: number
}

/** Decimals of every currency that accounts and prices are in. */
export const ACCOUNT_DECIMALS = 2

/** The currencies that prices and declared values are in, the tenant's home currency first. */
export const CURRENCIES: readonly Currency[] = [
  known('CNY', '¥', localised('人民币', 'Chinese yuan')),
  known('USD', 'US$', localised('美元', 'US dollar')),
  known('SGD', 'S$', localised('新加坡元', 'Singapore dollar')),
  known('MYR', 'RM', localised('马来西亚林吉特', 'Malaysian ringgit')),
  known('AUD', 'A$', localised('澳元', 'Australian dollar')),
  known('NZD', 'NZ$', localised('新西兰元', 'New Zealand dollar')),
  known('CAD', 'C$', localised('加元', 'Canadian dollar')),
]

/** The currencies that a top-up can be paid in. Nothing is priced or declared in those added here. */
export const PAYMENT_CURRENCIES: readonly Currency[] = [
  ...CURRENCIES,
  known('JPY', 'JP¥', localised('日元', 'Japanese yen'), 0),
  known('KWD', 'KD', localised('科威特第纳尔', 'Kuwaiti dinar'), 3),
]

/** The sign before an amount; the code itself for a currency that the product does not know. */
export function currencySymbolOf(currencyCode: string): string {
  return find(currencyCode)?.currencySymbol ?? currencyCode
}

/** The name of a currency in both languages; undefined for one that the product does not know. */
export function currencyNameOf(currencyCode: string): Localised | undefined {
  return find(currencyCode)?.displayName
}

/** How many decimals an amount of the currency has; two for a currency that the product does not know. */
export function decimalsOf(currencyCode: string): number {
  return find(currencyCode)?.decimals ?? ACCOUNT_DECIMALS
}

function find(currencyCode: string): Currency | undefined {
  return PAYMENT_CURRENCIES.find((currency) => currency.currencyCode === currencyCode)
}

function known(
  currencyCode: string,
  currencySymbol: string,
  displayName: Localised,
  decimals: number = ACCOUNT_DECIMALS,
): Currency {
  return { currencyCode, currencySymbol, displayName, decimals }
}
