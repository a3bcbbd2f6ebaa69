import { DEFAULT_PAGE_SIZE } from '../../contracts/common.ts'

import type { Page } from '../../contracts/schema.ts'

/** Which part of a list is asked for. */
export interface SliceRequest {
  readonly maxResultCount?: number
  readonly limit?: number
  readonly skipCount?: number
}

/** The same, with words to search for. */
export interface SearchRequest extends SliceRequest {
  readonly filter?: string
}

/** @param size the default page size */
export function rangeOf(
  { maxResultCount, limit, skipCount = 0 }: SliceRequest,
  size: number = DEFAULT_PAGE_SIZE,
): { limit: number; offset: number } {
  const asked = [maxResultCount, limit].filter((count) => count !== undefined)
  return { limit: asked.length === 0 ? size : Math.min(...asked), offset: skipCount }
}

/**
 * The requested part of a list that is in memory as a whole.
 *
 * @param textOf the text that `filter` searches; null if the list is already filtered
 */
export function pageOf<Item>(
  all: readonly Item[],
  request: SearchRequest,
  textOf: ((item: Item) => string) | null,
  size?: number,
): Page<Item> {
  const wanted = (request.filter ?? '').trim().toLowerCase()
  const found = textOf ? all.filter((item) => textOf(item).toLowerCase().includes(wanted)) : all
  const { limit, offset } = rangeOf(request, size)
  return { items: found.slice(offset, offset + limit), totalCount: found.length }
}
