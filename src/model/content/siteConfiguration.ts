/** Settings made by the warehouse's owner. */
export interface SiteConfiguration {
  readonly appName: string
  readonly defaultCurrencyCode: string
  /** Currencies a parcel's value may be declared in. */
  readonly declaredCurrencies: readonly string[]
  /** Premium per insured value, e.g. "0.01", and the lowest premium; decimal strings. */
  readonly insuranceRate: string
  readonly minimumPremium: string
  readonly maxImagesPerParcel: number
  /** Hosts whose pages, and whose subdomains' pages, the mini program may open. */
  readonly webViewHosts: readonly string[]
}
