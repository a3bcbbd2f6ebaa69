import fc from 'fast-check'

import {
  isAmount,
  isDigitCode,
  isDigits,
  isEmail,
  isExpressNumber,
  isLandline,
  isLetters,
  isLettersOrDigits,
  isMainlandMobile,
  isUrl,
  isUsername,
} from '@/model/validation/rules'

describe('isAmount', () => {
  it('takes every positive amount of whole cents, with commas or without', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), (cents) => {
        const whole = String(cents / 100n)
        const fraction = String(cents % 100n).padStart(2, '0')
        expect(isAmount(`${whole}.${fraction}`)).toBe(true)
        expect(isAmount(`${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`)).toBe(true)
      }),
    )
  })

  it('takes nothing that is no positive number once its commas are gone', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,-+ e') }), (text) => {
        if (isAmount(text)) expect(Number(text.replace(/,/g, ''))).toBeGreaterThan(0)
      }),
    )
  })
})

/** Linear-time patterns take milliseconds for these inputs; patterns that backtrack take minutes. */
const FAR_TOO_LONG_MS = 5_000

it('isDigitCode takes exactly as many digits as it is told', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 1, max: 8 }), (number, length) => {
      expect(isDigitCode(String(number).padStart(6, '0'), length)).toBe(length === 6)
    }),
  )
})

it('isEmail takes any address of everyday characters', () => {
  const word = fc.stringMatching(/^[a-zA-Z0-9]{1,12}$/)
  const label = fc.stringMatching(/^[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,8}[a-zA-Z0-9])?$/)
  const parts = fc.tuple(
    word,
    fc.constantFrom('.', '_', '+', '-'),
    word,
    label,
    fc.stringMatching(/^[a-z]{2,6}$/),
  )
  fc.assert(
    fc.property(parts, ([first, joint, second, domain, top]) => {
      const address = `${first}${joint}${second}@${domain}.${top}`
      expect(isEmail(address)).toBe(true)
      expect(isEmail(`${first} ${second}@${domain}.${top}`)).toBe(false)
      expect(isEmail(`${address}@`)).toBe(false)
    }),
  )
})

it('isEmail is quick with a long text', () => {
  const begun = performance.now()

  isEmail(`a@${'a'.repeat(40_000)}!`)

  expect(performance.now() - begun).toBeLessThan(FAR_TOO_LONG_MS)
})

it('isMainlandMobile takes 13 to 19 and nine more digits', () => {
  fc.assert(
    fc.property(fc.nat(9), fc.integer({ min: 0, max: 999_999_999 }), (second, rest) => {
      const number = `1${second}${String(rest).padStart(9, '0')}`
      expect(isMainlandMobile(number)).toBe(second >= 3)
      expect(isMainlandMobile(`${number}0`)).toBe(false)
      expect(isMainlandMobile(number.slice(1))).toBe(false)
    }),
  )
})

it('isLandline takes area code, number and extension, joined or apart, and no mobile number', () => {
  const area = fc.stringMatching(/^0[1-9]\d{1,2}$/)
  const number = fc.stringMatching(/^[2-9]\d{6,7}$/)
  const extension = fc.stringMatching(/^\d{1,6}$/)
  fc.assert(
    fc.property(area, number, extension, (before, middle, behind) => {
      const right = [middle, `${before}-${middle}`, `${before}${middle}`, `${before}-${middle}-${behind}`]
      expect(right.filter((text) => !isLandline(text))).toEqual([])
      expect(
        [`${before}-`, `-${middle}`, `${middle}-`, `+86${middle}`, `1${middle}`].filter(isLandline),
      ).toEqual([])
    }),
  )
})

it('isUrl takes the full address of a page, and is quick with a long text', () => {
  const label = fc.stringMatching(/^[a-z0-9](?:[a-z0-9-]{0,8}[a-z0-9])?$/)
  const rest = fc.constantFrom('', '/', ':8080', '/a/b?c=d#e', '?q=1', '#top', '/中文')
  fc.assert(
    fc.property(fc.constantFrom('http', 'https', 'HTTPS'), label, label, rest, (scheme, sub, domain, end) => {
      const host = `${sub}.${domain}.com`
      expect(isUrl(`${scheme}://${host}${end}`)).toBe(true)
      const wrong = [
        host,
        `ftp://${host}`,
        `${scheme}:/${host}`,
        `${scheme}://${host} x`,
        `javascript:${host}`,
      ]
      expect(wrong.filter(isUrl)).toEqual([])
    }),
  )
  const begun = performance.now()
  isUrl(`https://${'a'.repeat(100_000)}!`)
  expect(performance.now() - begun).toBeLessThan(FAR_TOO_LONG_MS)
})

it('isDigits, isLetters and isLettersOrDigits take what their alphabets hold, and at least one of it', () => {
  const text = fc.string({ unit: fc.constantFrom(...'09azAZ _-é１中'), maxLength: 6 })
  fc.assert(
    fc.property(text, (given) => {
      const signs = [...given]
      const isOf = (alphabet: RegExp) => signs.length > 0 && signs.every((sign) => alphabet.test(sign))
      expect(isDigits(given)).toBe(isOf(/[0-9]/))
      expect(isLetters(given)).toBe(isOf(/[a-zA-Z]/))
      expect(isLettersOrDigits(given)).toBe(isOf(/[a-zA-Z0-9]/))
    }),
  )
})

it.each([
  ['ab', false],
  ['abc', true],
  ['a_1', true],
  ['a'.repeat(30), true],
  ['a'.repeat(31), false],
  ['a b c', false],
  ['张三三', false],
  ['a-b', false],
])('isUsername(%j) is %s', (text, expected) => {
  expect(isUsername(text)).toBe(expected)
})

it.each([
  ['SF1', false],
  ['SF12', true],
  ['JD-0001-1', true],
  ['-SF123', false],
  ['sf123', false],
  ['SF 123', false],
  ['9'.repeat(60), true],
  ['9'.repeat(61), false],
])('isExpressNumber(%j) is %s', (text, expected) => {
  expect(isExpressNumber(text)).toBe(expected)
})
