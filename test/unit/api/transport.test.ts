import type { Answer } from '@/api/answer'
import type { Headers } from '@/api/transport'

import { openExchange, done, refused } from './openExchange'

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

  it('of a call in the background asks nobody who they are', async () => {
    const { ask, settings } = openExchange()
    const unproved = { statusCode: 403, data: '{"error":{"code":"IdentityNotConfirmed","message":"no"}}' }

    await expect(ask(async () => unproved, { isBackground: true })).rejects.toThrow('no')

    expect(settings.confirmIdentity).not.toHaveBeenCalled()
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
