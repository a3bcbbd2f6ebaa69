import type { Page } from '@/model/list/page'
import { PagedList } from '@/stores/list/PagedList'

import { deferred } from '../../../support/app/deferred'

import { type Item, page, idsOf, offline, listOf } from './listOf'

describe('paging', () => {
  it('appends the next page after the first', async () => {
    const { list, fetchPage } = listOf(page('ab', 3), page('c', 3))

    await list.reload()
    expect(list.hasMore).toBe(true)
    await list.loadMore()

    expect(idsOf(list)).toBe('abc')
    expect(list.hasMore).toBe(false)
    expect(fetchPage.mock.calls).toEqual([
      [{ skipCount: 0, maxResultCount: 2 }],
      [{ skipCount: 2, maxResultCount: 2 }],
    ])
  })

  it('asks for one page at a time, and for none after the last', async () => {
    const second = deferred<Page<Item>>()
    const { list, fetchPage } = listOf(page('ab', 3), second.promise)
    await list.reload()

    const appending = list.loadMore()
    await list.loadMore()
    expect(list.phase).toBe('appending')
    second.resolve(page('c', 3))
    await appending
    await list.loadMore()

    expect(fetchPage).toHaveBeenCalledTimes(2)
    expect(list.phase).toBe('idle')
  })

  it('does not append while it reloads', async () => {
    const again = deferred<Page<Item>>()
    const { list, fetchPage } = listOf(page('ab', 3), again.promise)
    await list.reload()

    const reloading = list.reload()
    await list.loadMore()
    again.resolve(page('ab', 3))
    await reloading

    expect(fetchPage).toHaveBeenCalledTimes(2)
  })

  it('shows a row once that shifted onto the next page, and still reads on to the end', async () => {
    const { list, fetchPage } = listOf(page('ab', 4), page('bc', 5), page('d', 5))

    await list.reload()
    await list.loadMore()
    expect(idsOf(list)).toBe('abc')
    await list.loadMore()

    expect(idsOf(list)).toBe('abcd')
    expect(list.hasMore).toBe(false)
    expect(fetchPage.mock.calls.map(([{ skipCount }]) => skipCount)).toEqual([0, 2, 4])
  })

  it('ends at an empty page, whatever the count says', async () => {
    const { list } = listOf(page('ab', 9), page('', 9))
    await list.reload()

    await list.loadMore()

    expect(list).toMatchObject({ hasMore: false, totalCount: 2 })
  })

  it('replaces everything when it reloads', async () => {
    const { list } = listOf(page('ab', 3), page('c', 3), page('xy', 2))
    await list.reload()
    await list.loadMore()

    await list.reload()

    expect(idsOf(list)).toBe('xy')
    expect(list.hasMore).toBe(false)
  })

  it('has 7 rows a page unless told otherwise', async () => {
    const fetchPage = jest.fn(async () => page(''))

    await new PagedList<Item>(fetchPage).reload()

    expect(fetchPage).toHaveBeenCalledWith({ skipCount: 0, maxResultCount: 7 })
  })
})

describe('coming back to a long list', () => {
  const changed = (ids: string, totalCount: number): Page<Item & { isNew: true }> => ({
    items: [...ids].map((id) => ({ id, isNew: true })),
    totalCount,
  })
  const longList = async (...answers: Parameters<typeof listOf>) => {
    const made = listOf(page('ab', 7), page('cd', 7), page('ef', 7), ...answers)
    await made.list.reload()
    await made.list.loadMore()
    await made.list.loadMore()
    return made
  }

  it('reads the rows on screen again, and leaves the others where they are', async () => {
    const { list, fetchPage } = await longList(changed('bcd', 7), page('g', 7))

    await list.refresh({ start: 1, end: 4 })

    expect(fetchPage).toHaveBeenLastCalledWith({ skipCount: 1, maxResultCount: 3 })
    expect(idsOf(list)).toBe('abcdef')
    expect(list.items.map((item) => 'isNew' in item)).toEqual([false, true, true, true, false, false])
    await list.loadMore()
    expect(fetchPage).toHaveBeenLastCalledWith({ skipCount: 6, maxResultCount: 2 })
    expect(idsOf(list)).toBe('abcdefg')
  })

  it('reads again no more rows than the API gives at once', async () => {
    const { list, fetchPage } = await longList(changed('abcdef', 7))

    await list.refresh({ start: 0, end: 1200 })

    expect(fetchPage).toHaveBeenLastCalledWith({ skipCount: 0, maxResultCount: 999 })
  })

  it('reads on from there when other rows stand there now', async () => {
    const { list, fetchPage } = await longList(page('cx', 7), page('ef', 7))

    await list.refresh({ start: 2, end: 4 })
    expect(idsOf(list)).toBe('abcx')

    await list.loadMore()
    expect(fetchPage).toHaveBeenLastCalledWith({ skipCount: 4, maxResultCount: 2 })
    expect(idsOf(list)).toBe('abcxef')
  })

  it('reads on from there when there are more or fewer rows now', async () => {
    const { list } = await longList(page('cd', 6))

    await list.refresh({ start: 2, end: 4 })

    expect(idsOf(list)).toBe('abcd')
    expect(list).toMatchObject({ totalCount: 6, hasMore: true })
  })

  it('shows no row twice that moved down meanwhile', async () => {
    const { list } = await longList(page('bc', 8))

    await list.refresh({ start: 2, end: 4 })

    expect(idsOf(list)).toBe('abc')
  })

  it('begins at the top when the list no longer reaches that far', async () => {
    const { list } = await longList(page('', 1), page('a', 1))

    await list.refresh({ start: 4, end: 6 })

    expect(idsOf(list)).toBe('a')
    expect(list).toMatchObject({ totalCount: 1, hasMore: false })
  })

  it('reads the first page where nothing is on screen yet', async () => {
    const { list, fetchPage } = listOf(page('ab', 3))

    await list.refresh({ start: 0, end: 0 })

    expect(fetchPage).toHaveBeenCalledWith({ skipCount: 0, maxResultCount: 2 })
    expect(idsOf(list)).toBe('ab')
  })

  it('keeps all of it when that fails', async () => {
    const { list } = await longList(offline())

    await list.refresh({ start: 2, end: 4 })

    expect(idsOf(list)).toBe('abcdef')
    expect(list.error).toMatchObject({ kind: 'network' })
  })
})

it('reads ten thousand rows on, each page at the cost of that page', async () => {
  const PAGE = 7
  const ROWS = 10_000
  const list = new PagedList<Item>(
    async ({ skipCount, maxResultCount }) => ({
      items: Array.from({ length: Math.min(maxResultCount, ROWS - skipCount) }, (_, index) => ({
        id: `${skipCount + index}`,
      })),
      totalCount: ROWS,
    }),
    PAGE,
  )
  await list.reload()
  const { items } = list

  while (list.hasMore) await list.loadMore()

  expect(list.items).toHaveLength(ROWS)
  expect(list.items).toBe(items)
})
