import { rangeOf, type SliceRequest } from '../base/http/paging.ts'

/** Part of a list, and the total count. */
export interface Slice<Row> {
  readonly rows: Row[]
  readonly totalCount: number
}

/**
 * Reads part of a list together with the total count, in one statement: most of a list's time is the round trip.
 *
 * @param read also selects `totalCount: db.$count(…)`
 * @param size the default page size
 */
export async function slice<Row extends { readonly totalCount: number }>(
  request: SliceRequest,
  read: (limit: number, offset: number) => PromiseLike<Row[]>,
  size?: number,
): Promise<Slice<Omit<Row, 'totalCount'>>> {
  const { limit, offset } = rangeOf(request, size)
  const found = await read(limit, offset)
  // Past the end, no row carries the count.
  const [first] = found.length > 0 || offset === 0 ? found : await read(1, 0)
  return {
    rows: found.map(({ totalCount: _counted, ...row }) => row),
    totalCount: first?.totalCount ?? 0,
  }
}
