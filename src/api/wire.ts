import { ApiError, isApiError } from '@/model/call/ApiError'
import type { Page } from '@/model/list/page'

/** How a list is asked for (spec section 7); `skipCount` rows are left out, `maxResultCount` given at most. */
export interface ListRequest {
  readonly maxResultCount?: number
  readonly skipCount?: number
  readonly sorting?: string
  readonly filter?: string
}

/** Reads `{ items, totalCount }`. @throws ApiError `malformed` when there are no items */
export function readPage<Dto, T>(body: unknown, read: (dto: Dto) => T): Page<T> {
  const { items, totalCount } = readObject(body, (list: { items: Dto[]; totalCount: number }) => list)
  if (!Array.isArray(items)) throw new ApiError('malformed', 'A list came without items')
  return {
    items: items.map((item) => readAs(item, read)),
    totalCount: typeof totalCount === 'number' ? totalCount : items.length,
  }
}

/** A list that is short enough to come whole. */
export function readItems<Dto, T>(body: unknown, read: (dto: Dto) => T): readonly T[] {
  return readPage(body, read).items
}

/** Reads the contract's object. @throws ApiError `malformed` when it is none, or lacks what `read` needs */
export function readObject<Dto, T>(body: unknown, read: (dto: Dto) => T): T {
  if (typeof body !== 'object' || body === null) throw new ApiError('malformed', 'The answer is no object')
  return readAs(body as Dto, read)
}

function readAs<Dto, T>(dto: Dto, read: (dto: Dto) => T): T {
  try {
    return read(dto)
  } catch (cause) {
    if (isApiError(cause)) throw cause
    throw new ApiError('malformed', 'The answer is not what the contract says', { cause })
  }
}

export function readDate(text: string): Date {
  return new Date(text)
}
