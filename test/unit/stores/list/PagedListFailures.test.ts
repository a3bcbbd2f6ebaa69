import { ApiError } from '@/model/call/ApiError'
import type { Page } from '@/model/list/page'

import { deferred } from '../../../support/app/deferred'

import { type Item, page, idsOf, offline, listOf } from './listOf'

describe('races', () => {
  it('drops a slow answer once a newer reload has started', async () => {
    const slow = deferred<Page<Item>>()
    const { list } = listOf(slow.promise, page('n'))

    const first = list.reload()
    await list.reload()
    slow.resolve(page('o'))
    await first

    expect(idsOf(list)).toBe('n')
    expect(list.phase).toBe('idle')
  })

  it('stays busy while the newer reload is under way, though the older one is over', async () => {
    const slow = deferred<Page<Item>>()
    const newer = deferred<Page<Item>>()
    const { list } = listOf(slow.promise, newer.promise)
    const first = list.reload()
    const second = list.reload()

    slow.resolve(page('o'))
    await first
    expect(list).toMatchObject({ phase: 'reloading', view: 'skeleton' })

    newer.resolve(page('n'))
    await second
    expect(idsOf(list)).toBe('n')
  })

  it('drops the next page of a list that was reloaded meanwhile', async () => {
    const slow = deferred<Page<Item>>()
    const { list } = listOf(page('ab', 3), slow.promise, page('xy', 3))
    await list.reload()

    const appending = list.loadMore()
    await list.reload()
    slow.resolve(page('c', 3))
    await appending

    expect(idsOf(list)).toBe('xy')
    expect(list.hasMore).toBe(true)
  })

  it('drops the failure of an older question', async () => {
    const slow = deferred<Page<Item>>()
    const { list } = listOf(slow.promise, page('n'))
    const first = list.reload()
    await list.reload()

    slow.reject(offline())
    await first

    expect(list.error).toBeNull()
  })

  it('drops an answer to what was cleared', async () => {
    const slow = deferred<Page<Item>>()
    const { list } = listOf(slow.promise)
    const reloading = list.reload()

    list.clear()
    slow.resolve(page('o'))
    await reloading

    expect(list).toMatchObject({ items: [], totalCount: null, view: 'skeleton', phase: 'idle' })
  })
})

describe('failures', () => {
  it('keeps what is on screen when the next page fails, and can retry it', async () => {
    const { list, fetchPage } = listOf(page('ab', 3), offline(), page('c', 3))
    await list.reload()

    await list.loadMore()
    expect(list).toMatchObject({ view: 'items', phase: 'idle', error: { kind: 'network' } })
    expect(idsOf(list)).toBe('ab')

    await list.retry()
    expect(idsOf(list)).toBe('abc')
    expect(list.error).toBeNull()
    expect(fetchPage).toHaveBeenLastCalledWith({ skipCount: 2, maxResultCount: 2 })
  })

  it('keeps what is on screen when refreshing fails, and retries the refresh', async () => {
    const { list, fetchPage } = listOf(page('ab', 3), new ApiError('timeout', 't'), page('xy', 3))
    await list.reload()
    await list.reload()
    expect(list).toMatchObject({ view: 'items', error: { kind: 'timeout' } })

    await list.retry()

    expect(idsOf(list)).toBe('xy')
    expect(fetchPage).toHaveBeenLastCalledWith({ skipCount: 0, maxResultCount: 2 })
  })

  it('forgets the failure as soon as it tries again', async () => {
    const again = deferred<Page<Item>>()
    const { list } = listOf(offline(), again.promise)
    await list.reload()

    const retrying = list.retry()
    expect(list).toMatchObject({ error: null, view: 'skeleton' })
    again.resolve(page('a'))
    await retrying
  })

  it('lets a bug through instead of dressing it as a failed request', async () => {
    const { list } = listOf(new TypeError('x is undefined'))

    await expect(list.reload()).rejects.toThrow(TypeError)

    expect(list).toMatchObject({ error: null, phase: 'idle' })
  })
})

describe('view', () => {
  it('is a skeleton before anything was asked, and while the first page is under way', async () => {
    const first = deferred<Page<Item>>()
    const { list } = listOf(first.promise)
    expect(list.view).toBe('skeleton')

    const reloading = list.reload()
    expect(list.view).toBe('skeleton')
    first.resolve(page(''))
    await reloading

    expect(list.view).toBe('empty')
  })

  it('is an error when the first page fails', async () => {
    const { list } = listOf(offline())
    await list.reload()

    expect(list.view).toBe('error')
  })

  it('keeps the items while it reloads', async () => {
    const again = deferred<Page<Item>>()
    const { list } = listOf(page('ab'), again.promise)
    await list.reload()

    const reloading = list.reload()
    expect(list.view).toBe('items')
    again.resolve(page(''))
    await reloading

    expect(list.view).toBe('empty')
  })
})
