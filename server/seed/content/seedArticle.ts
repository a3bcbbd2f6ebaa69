type Words = readonly [zhHans: string, en: string]

/** An article as the files beside this one write it; its texts in the notation of `blocks.ts`. */
export interface SeedArticle {
  readonly id: string
  readonly title: Words
  readonly summary: Words
  readonly zhHans: string
  readonly en: string
}

/** A question and its answer. */
export interface SeedFaq {
  readonly id: string
  readonly question: Words
  readonly answer: Words
}

/** An announcement; published so many days before the database is filled. */
export interface SeedAnnounce extends SeedArticle {
  readonly isPopup?: boolean
  readonly isTop?: boolean
  readonly daysAgo: number
}
