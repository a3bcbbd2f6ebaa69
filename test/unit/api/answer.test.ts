import { errorFromAnswer, parseBody } from '@/api/answer'

import { thrownBy } from '../../support/app/thrownBy'

describe('parseBody', () => {
  it.each([
    ['JSON as text', { statusCode: 200, data: '{"a":1}' }, { a: 1 }],
    ['JSON that is parsed already', { statusCode: 200, data: { a: 1 } }, { a: 1 }],
    ['a list', { statusCode: 200, data: '[1]' }, [1]],
    ['204', { statusCode: 204, data: '{"a":1}' }, null],
    ['JSON as text in JSON', { statusCode: 200, data: '"{\\"a\\":1}"' }, { a: 1 }],
    ['an empty text in JSON', { statusCode: 200, data: '""' }, null],
    ['nothing', { statusCode: 200, data: '' }, null],
    ['undefined', { statusCode: 200, data: undefined }, null],
    ['false', { statusCode: 200, data: 'false' }, false],
  ])('%s', (_body, answer, expected) => {
    expect(parseBody(answer)).toEqual(expected)
  })

  it.each(['<html>', '"hello"'])('refuses a text that is no JSON, and keeps the reason: %s', (data) => {
    expect(thrownBy(() => parseBody({ statusCode: 200, data }))).toMatchObject({
      kind: 'malformed',
      detail: { status: 200, cause: expect.any(SyntaxError) },
    })
  })
})

describe('errorFromAnswer', () => {
  const answer = (statusCode: number, error: unknown) => ({ statusCode, data: JSON.stringify({ error }) })

  it.each([
    [400, 'rejected'],
    [401, 'unauthorized'],
    [402, 'rejected'],
    [403, 'forbidden'],
    [404, 'notFound'],
    [409, 'rejected'],
    [429, 'rejected'],
    [499, 'rejected'],
    [500, 'server'],
    [503, 'server'],
  ])('%i is %s', (status, kind) => {
    expect(errorFromAnswer(answer(status, {}), 'fallback')).toMatchObject({ kind, detail: { status } })
  })

  it("reads the server's words and what comes with them", () => {
    const validationErrors = [{ message: 'taken', members: ['expressNumber'] }]
    const body = {
      code: 'ParcelNumberTaken',
      message: '该单号已预报',
      correlationId: 'c-1',
      validationErrors,
    }

    expect(errorFromAnswer(answer(409, body), 'fallback')).toMatchObject({
      message: '该单号已预报',
      detail: { code: 'ParcelNumberTaken', correlationId: 'c-1', validationErrors },
    })
  })

  it.each([
    ['as WeChat writes it', { 'Retry-After': '42' }, 42],
    ['as a browser writes it', { 'retry-after': '42' }, 42],
    ['as a number', { 'retry-after': 42 }, 42],
    ['not as a date', { 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' }, undefined],
    ['not where there is none', {}, undefined],
    ['not where there are no headers', undefined, undefined],
  ])('reads how long to wait %s', (_how, header, retryAfterSeconds) => {
    expect(errorFromAnswer({ ...answer(429, {}), header }, 'fallback').detail.retryAfterSeconds).toBe(
      retryAfterSeconds,
    )
  })

  it.each([
    ['no error', { statusCode: 500, data: '{}' }],
    ['no JSON', { statusCode: 500, data: '<html>' }],
    ['no body', { statusCode: 500, data: undefined }],
    ['null', { statusCode: 500, data: 'null' }],
    ['an empty message', answer(500, { message: '' })],
    ['a message that is no text', answer(500, { message: 42, code: {}, validationErrors: 'x' })],
  ])('falls back where there is %s', (_body, broken) => {
    expect(errorFromAnswer(broken, 'fallback')).toMatchObject({
      message: 'fallback',
      detail: { code: undefined, validationErrors: [] },
    })
  })

  it('leaves out what is broken among the refused fields', () => {
    const validationErrors = [null, { message: 1, members: 'x' }, { message: 'm', members: ['a', 1, null] }]

    expect(errorFromAnswer(answer(400, { validationErrors }), '').detail.validationErrors).toEqual([
      { message: '', members: [] },
      { message: '', members: [] },
      { message: 'm', members: ['a'] },
    ])
  })
})
