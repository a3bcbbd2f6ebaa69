import { ApiError } from '@/model/ApiError'
import type { Page } from '@/model/page'

/** How a list is asked for (spec section 7); `skipCount` rows are left out, `maxResultCount` given at most. */
export interface ListRequest {
  readonly maxResultCount?: number
  readonly skipCount?: number
  readonly sorting?: string
  readonly filter?: string
}

/** Reads `{ items, totalCount }`. @throws ApiError `malformed` when there are no items */
export function readPage<Dto, T>(body: unknown, read: (dto: Dto) => T): Page<T> {
  const { items, totalCount } = readObject<{ items: Dto[]; totalCount: number }>(body)
  if (!Array.isArray(items)) throw new ApiError('malformed', 'A list came without items')
  return { items: items.map(read), totalCount: typeof totalCount === 'number' ? totalCount : items.length }
}

/** A list that is short enough to come whole. */
export function readItems<Dto, T>(body: unknown, read: (dto: Dto) => T): readonly T[] {
  return readPage(body, read).items
}

/** The body as the contract's object. @throws ApiError `malformed` when it is none */
export function readObject<Dto>(body: unknown): Dto {
  if (typeof body !== 'object' || body === null) throw new ApiError('malformed', 'The answer is no object')
  return body as Dto
}

export function readDate(text: string): Date {
  return new Date(text)
}
