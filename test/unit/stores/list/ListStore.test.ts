import { ListStore } from '@/stores/list/ListStore'

import { deferred } from '../../../support/app/deferred'

const pageOf = (...ids: string[]) => ({ items: ids.map((id) => ({ id })), totalCount: 9 })

function aList(options: { isPublic?: boolean; isSearchOnly?: boolean } = {}) {
  const fetch = jest.fn(async (_query: object, _tab: string | null) => pageOf('a', 'b'))
  const session = { isSignedIn: true, sessionCount: 1 }
  const stores = { session, locale: { locale: 'en' } }
  const list = new ListStore<{ id: string }, string>(stores as never, { fetch, pageSize: 2, ...options })
  return { fetch, list, session }
}

const idsOf = ({ rows }: ListStore<{ id: string }, string>) => rows.items.map(({ id }) => id)

describe('searching a list', () => {
  it('asks for everything, and then for what was looked for', async () => {
    const { list, fetch } = aList()

    await list.reload()
    await list.find('  tea ')

    expect(fetch.mock.calls).toEqual([
      [{ skipCount: 0, maxResultCount: 2 }, null],
      [{ skipCount: 0, maxResultCount: 2, filter: 'tea' }, null],
    ])
    expect(list.search).toBe('  tea ')
    expect(list.filter).toBe('tea')
  })

  it('loads more of the answer that is there, not of what is being typed', async () => {
    const { list, fetch } = aList()
    await list.find('tea')

    list.setSearch('teapot')
    fetch.mockResolvedValueOnce(pageOf('c'))
    await list.rows.loadMore()

    expect(fetch).toHaveBeenLastCalledWith({ skipCount: 2, maxResultCount: 2, filter: 'tea' }, null)
    expect(idsOf(list)).toEqual(['a', 'b', 'c'])
  })

  it('does not ask again for the same words', async () => {
    const { list, fetch } = aList()
    await list.find('tea')

    await list.find(' tea')

    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('shows nothing of the answer to another question', async () => {
    const { list, fetch } = aList()
    const slow = deferred<ReturnType<typeof pageOf>>()
    fetch.mockReturnValueOnce(slow.promise)
    const first = list.find('tea')

    await list.find('cup')
    slow.resolve(pageOf('old'))
    await first

    expect(idsOf(list)).toEqual(['a', 'b'])
  })

  it('asks for nothing without words where there is only a search', async () => {
    const { list, fetch } = aList({ isSearchOnly: true })

    await list.reload()
    await list.find('tea')
    await list.find('')

    expect(fetch).toHaveBeenCalledTimes(1)
    expect(list.rows.view).toBe('skeleton')
  })

  it('forgets the words and what they found', async () => {
    const { list } = aList()
    await list.find('tea')

    list.clear()

    expect(list).toMatchObject({ search: '', filter: '' })
    expect(idsOf(list)).toEqual([])
  })
})

describe('the tabs of a list', () => {
  it('ask anew, once for each', async () => {
    const { list, fetch } = aList()

    await list.select('sent')
    await list.select('sent')

    expect(fetch.mock.calls).toEqual([[{ skipCount: 0, maxResultCount: 2 }, 'sent']])
  })

  it('show nothing of the tab before while the answer is under way', async () => {
    const { list, fetch } = aList()
    await list.reload()
    const slow = deferred<ReturnType<typeof pageOf>>()
    fetch.mockReturnValueOnce(slow.promise)

    const selecting = list.select('sent')
    expect(list.rows.view).toBe('skeleton')
    slow.resolve(pageOf('x'))
    await selecting

    expect(idsOf(list)).toEqual(['x'])
  })
})

describe('coming back to a list', () => {
  it('reads every row again where all are mounted', async () => {
    const { list, fetch } = aList()
    await list.reload()
    fetch.mockResolvedValueOnce(pageOf('c', 'd'))
    await list.rows.loadMore()

    await list.refreshVisible()

    expect(fetch).toHaveBeenLastCalledWith({ skipCount: 0, maxResultCount: 4 }, null)
  })

  it('reads those around the screen where the others are not', async () => {
    const { list, fetch } = aList()
    await list.reload()
    list.setShown({ start: 1, end: 5 })

    await list.refreshVisible()

    expect(fetch).toHaveBeenLastCalledWith({ skipCount: 1, maxResultCount: 4 }, null)
  })
})

describe('whose list it is', () => {
  it('asks for nothing of a customer while nobody is signed in', async () => {
    const { list, fetch, session } = aList()
    session.isSignedIn = false

    await list.reload()
    await list.refreshVisible()

    expect(fetch).not.toHaveBeenCalled()
    expect(list.needsSignIn).toBe(true)
  })

  it('shows everybody what is public, in the language that is spoken', async () => {
    const { list, fetch, session } = aList({ isPublic: true })
    session.isSignedIn = false

    await list.reload()

    expect(fetch).toHaveBeenCalledTimes(1)
    expect(list).toMatchObject({ needsSignIn: false, identity: 'en' })
  })
})
