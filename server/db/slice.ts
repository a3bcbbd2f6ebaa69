import { DEFAULT_PAGE_SIZE } from '../contracts/common.ts'

/** Which part of a list is asked for. */
interface SliceRequest {
  readonly skipCount?: number
  readonly maxResultCount?: number
}

/** The same with words to look for. */
export interface SearchRequest extends SliceRequest {
  readonly filter?: string
}

/** Part of a list, and how many there are in all. */
export interface Slice<Row> {
  readonly rows: Row[]
  readonly totalCount: number
}

/**
 * Reads part of a list together with its whole number: on the way to the database and back most of a list's time
 * is spent.
 *
 * @param read has `totalCount: db.$count(…)` beside what it selects
 */
export async function slice<Row extends { readonly totalCount: number }>(
  { skipCount = 0, maxResultCount = DEFAULT_PAGE_SIZE }: SliceRequest,
  read: (limit: number, offset: number) => PromiseLike<Row[]>,
): Promise<Slice<Omit<Row, 'totalCount'>>> {
  const found = await read(maxResultCount, skipCount)
  // Past the end there is no row to bring the number along.
  const [first] = found.length > 0 || skipCount === 0 ? found : await read(1, 0)
  return {
    rows: found.map(({ totalCount: _counted, ...row }) => row),
    totalCount: first?.totalCount ?? 0,
  }
}
