import type { Answer } from '@/api/answer'
import { ApiError } from '@/model/call/ApiError'

import { deferred } from '../../support/app/deferred'

import { openExchange, done, unauthorized, serverTaking } from './openExchange'

describe('a dead access token', () => {
  it('is renewed, and the request sent again with the new one', async () => {
    const { ask, renewTo, session, settings } = openExchange()
    renewTo('new')
    const send = serverTaking('new')

    await expect(ask(send, { idempotencyKey: 'k' })).resolves.toEqual({ ok: true })

    expect(session.refresh).toHaveBeenCalledTimes(1)
    expect(send.mock.calls.map(([headers]) => [headers.Authorization, headers['Idempotency-Key']])).toEqual([
      ['Bearer old', 'k'],
      ['Bearer new', 'k'],
    ])
    expect(settings.onUnauthorized).not.toHaveBeenCalled()
  })

  it('is not renewed twice when another request has done so meanwhile', async () => {
    const { ask, session } = openExchange()
    const slow = deferred<Answer>()
    const send = jest.fn().mockReturnValueOnce(slow.promise).mockResolvedValueOnce(done)

    const asking = ask(send)
    session.token = 'new'
    slow.resolve(unauthorized)

    await expect(asking).resolves.toEqual({ ok: true })
    expect(session.refresh).not.toHaveBeenCalled()
    expect(send).toHaveBeenLastCalledWith(expect.objectContaining({ Authorization: 'Bearer new' }))
  })

  it('ends the session when it cannot be renewed', async () => {
    const { ask, settings } = openExchange()
    const send = jest.fn(async () => unauthorized)

    await expect(ask(send)).rejects.toMatchObject({ kind: 'unauthorized', detail: { status: 401 } })

    expect(send).toHaveBeenCalledTimes(1)
    expect(settings.onUnauthorized).toHaveBeenCalledWith('request')
    expect(settings.onRefused).not.toHaveBeenCalled()
  })

  it('ends the session when even the new token is refused', async () => {
    const { ask, renewTo, settings } = openExchange()
    renewTo('new')
    const send = jest.fn(async () => unauthorized)

    await expect(ask(send)).rejects.toMatchObject({ kind: 'unauthorized' })

    expect(send).toHaveBeenCalledTimes(2)
    expect(settings.onUnauthorized).toHaveBeenCalledTimes(1)
  })

  it('is not sent again when the session ended while the request was under way', async () => {
    const { ask, session, settings } = openExchange()
    const slow = deferred<Answer>()
    const send = jest.fn(() => slow.promise)

    const asking = ask(send)
    session.sessionCount += 1
    session.token = 'of somebody else'
    slow.resolve(unauthorized)

    await expect(asking).rejects.toMatchObject({ kind: 'unauthorized' })
    expect(send).toHaveBeenCalledTimes(1)
    expect(settings.onUnauthorized).not.toHaveBeenCalled()
  })

  it('fails the request, not the session, when nobody knows whether it can be renewed', async () => {
    const { ask, session, settings } = openExchange()
    session.refresh.mockRejectedValue(new ApiError('timeout', 'slow'))

    await expect(ask(async () => unauthorized)).rejects.toMatchObject({ kind: 'timeout' })

    expect(settings.onUnauthorized).not.toHaveBeenCalled()
  })

  it.each([
    ['tells of a renewal that is refused', {}, 1],
    ['says nothing of it in the background', { isBackground: true }, 0],
  ])('%s', async (_what, options, told) => {
    const { ask, session, settings } = openExchange()
    const down = new ApiError('server', 'down for a while', { status: 503 })
    session.refresh.mockRejectedValue(down)

    await expect(ask(async () => unauthorized, options)).rejects.toBe(down)

    expect(settings.onRefused.mock.calls).toEqual(Array(told).fill([down]))
    expect(settings.onUnauthorized).not.toHaveBeenCalled()
  })

  it.each(['network', 'timeout', 'malformed'] as const)(
    'leaves a renewal that fails by "%s" to who asked',
    async (kind) => {
      const { ask, session, settings } = openExchange()
      session.refresh.mockRejectedValue(new ApiError(kind, 'raw'))

      await expect(ask(async () => unauthorized)).rejects.toMatchObject({ kind })

      expect(settings.onRefused).not.toHaveBeenCalled()
    },
  )

  it('says that it was an upload', async () => {
    const { ask, settings } = openExchange()

    await expect(ask(async () => unauthorized, { source: 'upload' })).rejects.toThrow()

    expect(settings.onUnauthorized).toHaveBeenCalledWith('upload')
  })

  it('is no matter of an anonymous call: its 401 is an answer', async () => {
    const { ask, session, settings } = openExchange()

    await expect(ask(async () => unauthorized, { isAnonymous: true })).rejects.toMatchObject({
      kind: 'unauthorized',
    })

    expect(session.refresh).not.toHaveBeenCalled()
    expect(settings.onUnauthorized).not.toHaveBeenCalled()
    expect(settings.onRefused).toHaveBeenCalledTimes(1)
  })
})
