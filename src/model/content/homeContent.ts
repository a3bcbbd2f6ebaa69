import type { ContentLink } from './contentLink'

/** Something in a named place of a page, such as a banner. */
export interface PageContentItem extends ContentLink {
  readonly id: string
  readonly image: string
  readonly displayTitle: string
}

export interface ExchangeRate {
  readonly currencyCode: string
  readonly currencySymbol: string
  readonly displayName: string
  readonly baseCurrencyCode: string
  /** How much of the base currency one unit of the currency costs; a decimal string. */
  readonly rate: string
}

/** What a kilogram costs at least to a destination. */
export interface KilogramPrice {
  readonly regionGroupId: string
  readonly regionGroupDisplayName: string
  /** A decimal string. */
  readonly price: string
  readonly currencyCode: string
  readonly shippingMethodTypeDisplayName: string
  readonly transitDays: { readonly minimum: number; readonly maximum: number }
}
