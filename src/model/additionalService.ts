export interface AdditionalService {
  readonly id: string
  readonly displayName: string
  readonly description: string
  /** Decimal string in major units. */
  readonly price: string
  readonly currencyCode: string
}
