import type { Answer } from '@/api/answer'
import { createExchange, type ExchangeOptions, type Headers, type TransportSettings } from '@/api/transport'
import { ApiError } from '@/model/call/ApiError'
import { PlatformCode } from '@/model/enumerations/session'

import { deferred } from '../../support/app/deferred'

function openExchange() {
  const session = {
    sessionCount: 1,
    token: 'old' as string | null,
    authorization: () => session.token && `Bearer ${session.token}`,
    refresh: jest.fn(async () => false),
  }
  const settings = {
    baseUrl: '',
    tenantId: 'tenant-1',
    platform: () => PlatformCode.Browser,
    locale: () => 'en' as const,
    session,
    fallbackMessage: () => 'fallback',
    onUnauthorized: jest.fn(),
    onRefused: jest.fn(),
  } satisfies TransportSettings
  const renewTo = (token: string) =>
    session.refresh.mockImplementation(async () => {
      session.token = token
      return true
    })
  const exchange = createExchange(settings)
  const ask = (send: (headers: Headers) => Promise<Answer>, options: Partial<ExchangeOptions> = {}) =>
    exchange(send, { source: 'request', ...options })
  return { session, settings, renewTo, ask }
}

const done: Answer = { statusCode: 200, data: '{"ok":true}' }
const unauthorized: Answer = { statusCode: 401, data: '' }
const refused: Answer = { statusCode: 409, data: '{"error":{"message":"no"}}' }

/** A server that accepts only this token. */
const serverTaking = (token: string) =>
  jest.fn(async (headers: Headers) => (headers.Authorization === `Bearer ${token}` ? done : unauthorized))

describe('headers', () => {
  it('say who asks, from where and in which language', async () => {
    const { ask } = openExchange()
    const send = jest.fn(async () => done)

    await ask(send, { idempotencyKey: 'key-1' })

    expect(send).toHaveBeenCalledWith({
      platform: '12',
      __tenant: 'tenant-1',
      'Accept-Language': 'en',
      Authorization: 'Bearer old',
      'Idempotency-Key': 'key-1',
    })
  })

  it('of an anonymous call, or without a session, name nobody', async () => {
    const { ask, session } = openExchange()
    const send = jest.fn(async (_headers: Headers) => done)

    await ask(send, { isAnonymous: true })
    session.token = null
    await ask(send)

    for (const [headers] of send.mock.calls) expect(headers).not.toHaveProperty('Authorization')
  })
})

describe.each([200, 201, 204, 299])('status %i', (statusCode) => {
  it('is a success', async () => {
    const { ask, settings } = openExchange()

    await expect(ask(async () => ({ statusCode, data: '{"ok":true}' }))).resolves.toEqual(
      statusCode === 204 ? null : { ok: true },
    )
    expect(settings.onRefused).not.toHaveBeenCalled()
  })
})

describe.each([199, 300, 304])('status %i', (statusCode) => {
  it('is a refusal', async () => {
    const { ask, settings } = openExchange()

    await expect(ask(async () => ({ statusCode, data: '' }))).rejects.toMatchObject({ message: 'fallback' })
    expect(settings.onRefused).toHaveBeenCalledTimes(1)
  })
})

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

describe('a refusal', () => {
  const refusedField: Answer = {
    statusCode: 409,
    data: { error: { message: 'no', validationErrors: [{ message: 'taken', members: ['a'] }] } },
  }
  const gone: Answer = { statusCode: 404, data: { error: { code: 'Gone', message: 'no' } } }

  it('is told', async () => {
    const { ask, settings } = openExchange()

    await expect(ask(async () => refused)).rejects.toThrow('no')

    expect(settings.onRefused).toHaveBeenCalledWith(
      expect.objectContaining({ message: 'no', kind: 'rejected' }),
    )
  })

  it('that names a field is told too', async () => {
    const { ask, settings } = openExchange()

    await expect(ask(async () => refusedField)).rejects.toThrow('no')

    expect(settings.onRefused).toHaveBeenCalledTimes(1)
  })

  it.each([
    ['is as the customer wants it: not told', ['Gone'], 0],
    ['is something else: told', ['Taken'], 1],
  ])('that says that it %s', async (_case, acceptedCodes, times) => {
    const { ask, settings } = openExchange()

    await expect(ask(async () => gone, { acceptedCodes })).rejects.toThrow('no')

    expect(settings.onRefused).toHaveBeenCalledTimes(times)
  })

  it('of a call in the background is not told', async () => {
    const { ask, settings } = openExchange()

    await expect(ask(async () => refused, { isBackground: true })).rejects.toThrow('no')

    expect(settings.onRefused).not.toHaveBeenCalled()
  })
})

describe('no answer', () => {
  it.each([
    ['WeChat, refused', { errMsg: 'request:fail', errno: 600_001 }, 'network', 'request:fail'],
    ['WeChat, timeout', { errMsg: 'request:fail timeout', errno: 5 }, 'timeout', 'request:fail timeout'],
    ['browser', new TypeError('Failed to fetch'), 'network', 'Failed to fetch'],
    ['browser, aborted', Object.assign(new Error('aborted'), { name: 'AbortError' }), 'timeout', 'aborted'],
    ['text', 'boom', 'network', 'boom'],
  ])('%s', async (_platform, failure, kind, message) => {
    const { ask, settings } = openExchange()

    const error: unknown = await ask(() => Promise.reject(failure as Error)).catch(
      (reason: unknown) => reason,
    )

    expect(error).toMatchObject({ name: 'ApiError', kind, message, detail: { cause: failure } })
    expect(settings.onRefused).not.toHaveBeenCalled()
    expect(settings.onUnauthorized).not.toHaveBeenCalled()
  })

  it('is a timeout in the words of iOS too', async () => {
    const { ask } = openExchange()
    const failure = { errMsg: 'request:fail The request timed out.', errno: 5 }

    await expect(
      ask(async () => {
        // oxlint-disable-next-line typescript/only-throw-error -- what the platform does
        throw failure
      }),
    ).rejects.toMatchObject({ kind: 'timeout' })
  })

  it('fails as a network error even when the platform says nothing at all', async () => {
    const { ask } = openExchange()

    await expect(ask(() => Promise.reject(undefined as unknown as Error))).rejects.toMatchObject({
      kind: 'network',
    })
  })
})
