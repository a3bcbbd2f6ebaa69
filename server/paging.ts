import { DEFAULT_PAGE_SIZE } from './contracts/common.ts'

import type { Page } from './contracts/schema.ts'

/** Which part of a list is asked for. */
export interface SliceRequest {
  readonly maxResultCount?: number
  readonly limit?: number
  readonly skipCount?: number
}

/** The same with words to look for. */
export interface SearchRequest extends SliceRequest {
  readonly filter?: string
}

/** @param size how many items come when the request does not say */
export function rangeOf(
  { maxResultCount, limit, skipCount = 0 }: SliceRequest,
  size: number = DEFAULT_PAGE_SIZE,
): { limit: number; offset: number } {
  const asked = [maxResultCount, limit].filter((count) => count !== undefined)
  return { limit: asked.length === 0 ? size : Math.min(...asked), offset: skipCount }
}

/**
 * The asked part of a list that is at hand as a whole.
 *
 * @param textOf where `filter` looks for its words; null where the list has been filtered already
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
