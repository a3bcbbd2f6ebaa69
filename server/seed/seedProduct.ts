type Words = readonly [zhHans: string, en: string]

/** A product of the mall as the lists beside this file write it: prices in minor units of yuan. */
export interface SeedProduct {
  readonly id: string
  readonly category: string
  readonly name: Words
  readonly summary: Words
  readonly originalPrice: bigint | null
  readonly soldCount: number
  /** Whether `videos/` has one of it; `scripts/videos.mts` makes them. */
  readonly hasVideo?: true
  readonly skus: readonly (readonly [zhHans: string, en: string, price: bigint, stock: number])[]
  readonly detail: { readonly zhHans: readonly string[]; readonly en: readonly string[] }
}
