import { rangeOf, type SliceRequest } from '../base/http/paging.ts'

/** Part of a list, and how many there are in all. */
export interface Slice<Row> {
  readonly rows: Row[]
  readonly totalCount: number
}

/**
 * Reads part of a list together with its whole number: on the way to the database and back most of a list's time
 * is spent.
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
  // Past the end there is no row to bring the number along.
  const [first] = found.length > 0 || offset === 0 ? found : await read(1, 0)
  return {
    rows: found.map(({ totalCount: _counted, ...row }) => row),
    totalCount: first?.totalCount ?? 0,
  }
}
