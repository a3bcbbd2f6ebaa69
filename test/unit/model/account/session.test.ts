import { newIdempotencyKey } from '@/model/call/idempotencyKey'
import { isLocale } from '@/model/enumerations/session'
import { isToken } from '@/model/account/session'

describe('isToken', () => {
  const token = { tokenType: 'Bearer', accessToken: 'a', refreshToken: 'r' }

  it.each([[token], [{ ...token, refreshToken: null }], [{ ...token, extra: 1 }]])('takes %j', (value) => {
    expect(isToken(value)).toBe(true)
  })

  it.each([
    [null],
    ['token'],
    [[]],
    [{}],
    [{ ...token, accessToken: '' }],
    [{ ...token, accessToken: 1 }],
    [{ ...token, tokenType: undefined }],
    [{ tokenType: 'Bearer', accessToken: 'a' }],
  ])('refuses %j', (value) => {
    expect(isToken(value)).toBe(false)
  })
})

it('isLocale takes what the product speaks and nothing else', () => {
  expect(['zh-Hans', 'en', 'zh-Hant', 'fr', '', null, 0].filter(isLocale)).toEqual(['zh-Hans', 'en'])
})

it('newIdempotencyKey never gives the same UUID twice', () => {
  const keys = Array.from({ length: 500 }, newIdempotencyKey)

  expect(new Set(keys).size).toBe(500)
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})
