/** Spec section 9: the default list page size. */
export const DEFAULT_PAGE_SIZE = 7

/** The most rows that the API gives at once. */
export const MAX_PAGE_SIZE = 999

/** One page of a list, as every list call returns it. */
export interface Page<T> {
  readonly items: readonly T[]
  /** Number of items on all pages. */
  readonly totalCount: number
}
