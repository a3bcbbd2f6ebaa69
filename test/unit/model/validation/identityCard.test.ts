import fc from 'fast-check'

import { isIdentityCard, looksLikeIdentityCard } from '@/model/validation/identityCard'

describe('isIdentityCard', () => {
  /** GB 11643, computed differently from the app: the weighted sum of all characters is 1 modulo 11. */
  const checksum = (digits: string): string => {
    const sum = [...digits].reduce(
      (total, digit, index) => (total + Number(digit) * 2 ** (17 - index)) % 11,
      0,
    )
    const last = (12 - sum) % 11
    return last === 10 ? 'X' : String(last)
  }
  const area = fc.stringMatching(/^[1-9]\d{5}$/)
  const birthday = fc.date({ min: new Date('1900-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
  const order = fc.stringMatching(/^\d{3}$/)
  const digitsOf = fc
    .tuple(area, birthday, order)
    .map(([place, day, number]) => place + day.toISOString().slice(0, 10).replace(/-/g, '') + number)

  it('takes a number whose last sign fits, in either case, and no other last sign', () => {
    fc.assert(
      fc.property(digitsOf, (digits) => {
        const last = checksum(digits)
        expect(isIdentityCard(digits + last)).toBe(true)
        expect(isIdentityCard((digits + last).toLowerCase())).toBe(true)
        const others = [...'0123456789X'].filter((sign) => sign !== last)
        expect(others.filter((sign) => isIdentityCard(digits + sign))).toEqual([])
      }),
    )
  })

  it('notices any one digit that was mistyped', () => {
    fc.assert(
      fc.property(digitsOf, fc.nat(16), fc.integer({ min: 1, max: 9 }), (digits, at, change) => {
        const number = digits + checksum(digits)
        const wrong = String((Number(number.charAt(at)) + change) % 10)
        expect(isIdentityCard(number.slice(0, at) + wrong + number.slice(at + 1))).toBe(false)
      }),
    )
  })

  it.each([
    ['11010519491231002X', true],
    ['440524188001010014', true],
    ['11010519491231002Y', false],
    ['110105194912310021', false],
    ['010105194912310020', false],
    ['110105491231002', false],
    ['', false],
  ])('%j is %s', (text, expected) => expect(isIdentityCard(text)).toBe(expected))

  it.each(['0230', '1301', '0001', '0431'])('knows that there is no day %s', (day) => {
    const digits = `1101051949${day}002`
    expect([...'0123456789X'].some((sign) => isIdentityCard(digits + sign))).toBe(false)
  })

  it('is told from a passport by its length', () => {
    expect(['11010519491231002X', '000000000000000000'].every(looksLikeIdentityCard)).toBe(true)
    expect(['E12345678', '1101051949123100', 'A1010519491231002X'].some(looksLikeIdentityCard)).toBe(false)
  })
})
