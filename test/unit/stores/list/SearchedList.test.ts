import { SearchedList } from '@/stores/list/SearchedList'

import { deferred } from '../../../support/app/deferred'

const pageOf = (...ids: string[]) => ({ items: ids.map((id) => ({ id })), totalCount: 9 })

function aSearch() {
  const fetchFound = jest.fn(async (_request: object) => pageOf('a', 'b'))
  return { fetchFound, searched: new SearchedList(fetchFound, 2) }
}

describe('SearchedList', () => {
  it('asks for everything, and then for what was looked for', async () => {
    const { searched, fetchFound } = aSearch()

    await searched.list.reload()
    await searched.find('  tea ')

    expect(fetchFound.mock.calls).toEqual([
      [{ skipCount: 0, maxResultCount: 2 }],
      [{ skipCount: 0, maxResultCount: 2, filter: 'tea' }],
    ])
    expect(searched.search).toBe('  tea ')
    expect(searched.filter).toBe('tea')
  })

  it('reads on in the answer that is there, not in what is being typed', async () => {
    const { searched, fetchFound } = aSearch()
    await searched.find('tea')

    searched.setSearch('teapot')
    fetchFound.mockResolvedValueOnce(pageOf('c'))
    await searched.list.loadMore()

    expect(fetchFound).toHaveBeenLastCalledWith({ skipCount: 2, maxResultCount: 2, filter: 'tea' })
    expect(searched.list.items.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('does not ask again for the same words', async () => {
    const { searched, fetchFound } = aSearch()
    await searched.find('tea')

    await searched.find(' tea')

    expect(fetchFound).toHaveBeenCalledTimes(1)
  })

  it('shows nothing of the answer to another question', async () => {
    const { searched, fetchFound } = aSearch()
    const slow = deferred<ReturnType<typeof pageOf>>()
    fetchFound.mockReturnValueOnce(slow.promise)
    const first = searched.find('tea')

    await searched.find('cup')
    slow.resolve(pageOf('old'))
    await first

    expect(searched.list.items.map(({ id }) => id)).toEqual(['a', 'b'])
  })
})
