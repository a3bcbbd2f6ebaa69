/** Spec section 9: the default list page size. */
export const DEFAULT_PAGE_SIZE = 7

/** One page of a list, as every list call answers it. */
export interface Page<T> {
  readonly items: readonly T[]
  /** How many there are in all, over every page. */
  readonly totalCount: number
}
