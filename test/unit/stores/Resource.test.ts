import { ApiError } from '@/model/call/ApiError'
import { Resource } from '@/stores/Resource'

import { deferred } from '../../support/app/deferred'

describe('Resource', () => {
  it('is a skeleton, then the value', async () => {
    const answer = deferred<string>()
    const resource = new Resource(() => answer.promise)
    expect(resource).toMatchObject({ view: 'skeleton', isLoading: false })

    const reloading = resource.reload()
    expect(resource).toMatchObject({ view: 'skeleton', isLoading: true })
    answer.resolve('here')
    await reloading

    expect(resource).toMatchObject({ view: 'value', value: 'here', isLoading: false })
  })

  it('shows a failure, and loses it when the retry succeeds', async () => {
    const fetch = jest
      .fn()
      .mockRejectedValueOnce(new ApiError('server', 'down'))
      .mockResolvedValueOnce('here')
    const resource = new Resource<string>(fetch)

    await resource.reload()
    expect(resource).toMatchObject({ view: 'error', isLoading: false, error: { kind: 'server' } })
    await resource.reload()

    expect(resource).toMatchObject({ view: 'value', error: null })
  })

  it('keeps the value when a later reload fails', async () => {
    const fetch = jest.fn().mockResolvedValueOnce('old').mockRejectedValueOnce(new ApiError('network', ''))
    const resource = new Resource<string>(fetch)
    await resource.reload()

    await resource.reload()

    expect(resource).toMatchObject({ view: 'value', value: 'old', error: { kind: 'network' } })
  })

  it('drops a slow answer to an older question', async () => {
    const slow = deferred<string>()
    const fetch = jest.fn().mockReturnValueOnce(slow.promise).mockResolvedValueOnce('new')
    const resource = new Resource<string>(fetch)

    const first = resource.reload()
    await resource.reload()
    slow.resolve('old')
    await first

    expect(resource).toMatchObject({ value: 'new', isLoading: false })
  })

  it('drops a slow failure of an older question', async () => {
    const slow = deferred<string>()
    const fetch = jest.fn().mockReturnValueOnce(slow.promise).mockResolvedValueOnce('new')
    const resource = new Resource<string>(fetch)

    const first = resource.reload()
    await resource.reload()
    slow.reject(new ApiError('timeout', ''))
    await first

    expect(resource.error).toBeNull()
  })

  it('drops what comes after it was cleared', async () => {
    const slow = deferred<string>()
    const resource = new Resource(() => slow.promise)
    const reloading = resource.reload()

    resource.clear()
    slow.resolve("somebody else's")
    await reloading

    expect(resource).toMatchObject({ value: null, isLoading: false, view: 'skeleton' })
  })

  it('ensure asks once, however often it is called', async () => {
    const answer = deferred<string>()
    const fetch = jest.fn(() => answer.promise)
    const resource = new Resource(fetch)

    const both = Promise.all([resource.ensure(), resource.ensure()])
    answer.resolve('here')
    await both
    await resource.ensure()

    expect(fetch).toHaveBeenCalledTimes(1)
  })

  it('ensure asks again after a failure', async () => {
    const fetch = jest.fn().mockRejectedValueOnce(new ApiError('network', '')).mockResolvedValueOnce('here')
    const resource = new Resource<string>(fetch)

    await resource.ensure()
    await resource.ensure()

    expect(resource.value).toBe('here')
  })

  it('takes over a newer value', () => {
    const resource = new Resource(async () => 'old')

    resource.set('new')

    expect(resource).toMatchObject({ value: 'new', view: 'value' })
  })

  it('keeps a newer value when the answer to an older question comes after it', async () => {
    const slow = deferred<string>()
    const resource = new Resource(() => slow.promise)
    const reloading = resource.reload()

    resource.set('cancelled')
    slow.resolve('declared')
    await reloading

    expect(resource).toMatchObject({ value: 'cancelled', isLoading: false })
  })

  it('lets a bug through, and is not busy after it', async () => {
    const resource = new Resource<string>(() => Promise.reject(new TypeError('x is undefined')))

    await expect(resource.reload()).rejects.toThrow(TypeError)

    expect(resource).toMatchObject({ error: null, isLoading: false })
  })
})
