import { ApiError, isApiError } from '@/model/call/ApiError'
import type { Page } from '@/model/list/page'

/** A list request (spec section 7): skips `skipCount` rows and returns at most `maxResultCount`. */
export interface ListRequest {
  readonly maxResultCount?: number
  readonly skipCount?: number
  readonly filter?: string
}

/** A list that is short enough to come without paging. */
interface List<Dto> {
  readonly items: readonly Dto[]
}

/**
 * Reads a page of a list, each item with `read` or as it is.
 *
 * @throws ApiError `malformed`, like the other readers, if the response breaks the contract
 */
export function readPage<Dto>(page: Page<Dto>): Page<Dto>
export function readPage<Dto, T>(page: Page<Dto>, read: (dto: Dto) => T): Page<T>
export function readPage(page: Page<unknown>, read = identity): Page<unknown> {
  const items = readItems(page, read)
  const { totalCount } = page
  return { items, totalCount: typeof totalCount === 'number' ? totalCount : items.length }
}

export function readItems<Dto>(list: List<Dto>): readonly Dto[]
export function readItems<Dto, T>(list: List<Dto>, read: (dto: Dto) => T): readonly T[]
export function readItems(list: List<unknown>, read = identity): readonly unknown[] {
  const { items } = readObject(list)
  if (!Array.isArray(items)) throw new ApiError('malformed', 'A list came without items')
  return items.map((item) => readAs(item, read))
}

export function readObject<Dto>(dto: Dto): Dto
export function readObject<Dto, T>(dto: Dto, read: (dto: Dto) => T): T
export function readObject(dto: unknown, read = identity): unknown {
  if (typeof dto !== 'object' || dto === null) throw new ApiError('malformed', 'The answer is no object')
  return readAs(dto, read)
}

/** Refuses a missing item before it is shown. */
function identity(dto: unknown): unknown {
  if (dto === null || dto === undefined) throw new TypeError('An item is missing')
  return dto
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

export function readDateOrNull(text: string | null): Date | null {
  return text === null ? null : readDate(text)
}
