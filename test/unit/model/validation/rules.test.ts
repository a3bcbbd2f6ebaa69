import fc from 'fast-check'

import { isIdentityCard, looksLikeIdentityCard } from '@/model/validation/identityCard'
import { validateCodeLogin, validateLogin, validateRegister } from '@/model/validation/passport'
import {
  isAmount,
  isDigitCode,
  isDigits,
  isEmail,
  isExpressNumber,
  isInternationalMobile,
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
    fc.property(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }), (second, rest) => {
      const number = `1${second}${String(rest).padStart(9, '0')}`
      expect(isMainlandMobile(number)).toBe(true)
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
  ['+6591234567', true],
  ['+1234567', true],
  ['+123456', false],
  ['+1234567890123456', false],
  ['6591234567', false],
])('isInternationalMobile(%j) is %s', (text, expected) => {
  expect(isInternationalMobile(text)).toBe(expected)
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

describe('validateLogin', () => {
  it('takes a name and a password', () => {
    expect(problemsOf(validateLogin({ usernameOrEmail: 'ada', password: 'secret' }))).toEqual({})
  })

  it('requires both', () => {
    expect(validateLogin({ usernameOrEmail: ' ', password: '' })).toEqual({
      usernameOrEmail: { kind: 'required' },
      password: { kind: 'required' },
    })
  })

  it('says how long a password is', () => {
    expect(validateLogin({ usernameOrEmail: 'ada', password: '12345' }).password).toEqual({
      kind: 'minLength',
      count: 6,
    })
    expect(validateLogin({ usernameOrEmail: 'ada', password: 'x'.repeat(31) }).password).toEqual({
      kind: 'maxLength',
      count: 30,
    })
  })
})

describe('validateCodeLogin', () => {
  it('takes a target with spaces around it', () => {
    expect(problemsOf(validateCodeLogin({ target: ' 13800138000 ', code: '123456' }))).toEqual({})
  })

  it('tells a broken e-mail from a broken number', () => {
    expect(validateCodeLogin({ target: 'ada@', code: '123456' }).target).toEqual({ kind: 'email' })
    expect(validateCodeLogin({ target: '1380013', code: '123456' }).target).toEqual({ kind: 'format' })
  })

  it('wants six digits', () => {
    expect(validateCodeLogin({ target: '13800138000', code: '12345' }).code).toEqual({ kind: 'format' })
  })
})

describe('validateRegister', () => {
  const right = {
    username: 'ada_1',
    password: 'secret',
    target: 'ada@example.com',
    code: '123456',
    referralCode: '',
  }

  it('takes a registration without a referral code', () =>
    expect(problemsOf(validateRegister(right))).toEqual({}))

  it('refuses a name that the API would refuse', () => {
    expect(validateRegister({ ...right, username: 'a!' }).username).toEqual({ kind: 'format' })
  })

  it('refuses a short password', () => {
    expect(validateRegister({ ...right, password: '12345' }).password).toEqual({
      kind: 'minLength',
      count: 6,
    })
  })
})

function problemsOf(problems: object): object {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined))
}
