import { ApiError, isApiError, type ApiErrorKind } from '@/model/call/ApiError'

describe('ApiError', () => {
  it.each<[ApiErrorKind, boolean]>([
    ['network', true],
    ['timeout', true],
    ['server', true],
    ['unauthorized', false],
    ['forbidden', false],
    ['notFound', false],
    ['rejected', false],
    ['malformed', false],
  ])('%s: whether it was carried out is uncertain: %s', (kind, isUncertain) => {
    expect(new ApiError(kind, '').isUncertain).toBe(isUncertain)
  })

  it("finds the server's words about a field", () => {
    const validationErrors = [
      { message: 'too short', members: ['password'] },
      { message: 'taken', members: ['username', 'target'] },
    ]
    const error = new ApiError('rejected', 'no', { validationErrors })

    expect(error.fieldMessage('target')).toBe('taken')
    expect(error.fieldMessage('code')).toBeNull()
    expect(new ApiError('rejected', 'no').fieldMessage('target')).toBeNull()
  })

  it('is told from a bug', () => {
    expect(
      [new ApiError('server', ''), new TypeError('x'), null, { kind: 'server' }].map(isApiError),
    ).toEqual([true, false, false, false])
  })
})
