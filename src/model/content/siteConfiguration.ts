/** What the warehouse's owner set for this site. */
export interface SiteConfiguration {
  readonly appName: string
  readonly defaultCurrencyCode: string
  /** In which a parcel's value may be declared. */
  readonly declaredCurrencies: readonly string[]
  /** Premium per insured value as a decimal string, e.g. "0.01", and the least it costs. */
  readonly insuranceRate: string
  readonly minimumPremium: string
  readonly maxImagesPerParcel: number
}
