import fc from 'fast-check'

import { isPhoneNumber, validateAddress, type AddressValues } from '@/model/validation/address'

const VALUES: AddressValues = {
  recipient: 'Lim Mei',
  mobile: '+65 9123 4567',
  regionGroupId: 'sg',
  region: null,
  postCode: '238823',
  detailsAddress: '290 Orchard Road',
  name: '',
  idDocument: '',
  isDefault: false,
}
const GROUP = {
  id: 'sg',
  displayName: '新加坡',
  countryCode: 'SG',
  postCodePattern: '\\d{6}',
  postCodeExample: '238823',
  hasRegions: false,
}

const problemsOf = (values: Partial<AddressValues>, group = GROUP, maskedIdDocument = '') => {
  const problems = validateAddress({ ...VALUES, ...values }, { group, maskedIdDocument })
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem))
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
const mainlandMobile = fc
  .tuple(fc.constantFrom(...'3456789'), digits(9))
  .map(([second, rest]) => `1${second}${rest}`)

/** The number with the separators people use. */
const spaced = (number: string) => `${number.slice(0, 3)} ${number.slice(3, 7)}-${number.slice(7)}`

describe('isPhoneNumber', () => {
  it('takes every mobile of the mainland, with its code or without, however it is spaced', () => {
    fc.assert(
      fc.property(mainlandMobile, fc.constantFrom('', '+86', '+86 ', '0086 '), (number, code) => {
        expect(isPhoneNumber(code + number)).toBe(true)
        expect(isPhoneNumber(code + spaced(number))).toBe(true)
      }),
    )
  })

  it('takes none that is one digit short or long', () => {
    fc.assert(
      fc.property(mainlandMobile, fc.constantFrom('', '+86', '0086'), (number, code) => {
        expect(isPhoneNumber(code + number.slice(0, -1))).toBe(false)
        expect(isPhoneNumber(`${code}${number}0`)).toBe(false)
      }),
    )
  })

  it('takes the numbers of elsewhere with their code', () => {
    const elsewhere = fc.tuple(fc.constantFrom('65', '60', '61', '64', '1', '49'), digits(8))
    fc.assert(fc.property(elsewhere, ([code, rest]) => expect(isPhoneNumber(`+${code} ${rest}`)).toBe(true)))
  })

  it.each([
    ['020-81234567', true],
    ['+86 20 8123 4567', true],
    ['+86 020 8123 4567', true],
    ['0123456789', true],
    ['134567890', true],
    ['1380013800', false],
    ['+86 138', false],
    ['12345', false],
    ['+65 9123 4567 ext', false],
    ['++6591234567', false],
    ['123456789012345678901', false],
  ])('%s: %s', (text, isRight) => expect(isPhoneNumber(text)).toBe(isRight))

  it('takes nothing that the API does not', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+- x') }), (text) => {
        if (isPhoneNumber(text)) expect(text).toMatch(/^\+?[0-9][0-9 -]{5,19}$/)
      }),
    )
  })
})

describe('validateAddress', () => {
  it('has nothing against what is right', () => {
    expect(problemsOf({})).toEqual({})
  })

  it.each(['recipient', 'mobile', 'regionGroupId', 'postCode', 'detailsAddress'] as const)(
    'asks for %s, whatever blank stands there',
    (field) => {
      fc.assert(
        fc.property(fc.string({ unit: fc.constantFrom(' ', '\t', '\n') }), (blank) => {
          expect(problemsOf({ [field]: blank })).toEqual({ [field]: { kind: 'required' } })
        }),
      )
    },
  )

  it('asks for a region only where the destination has any', () => {
    expect(problemsOf({}, { ...GROUP, hasRegions: true })).toEqual({ region: { kind: 'required' } })
  })

  it('takes exactly the postcodes of the destination', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10 }).chain(digits), (postCode) => {
        const problem = { postCode: { kind: 'postCode', example: GROUP.postCodeExample } }
        expect(problemsOf({ postCode })).toEqual(postCode.length === 6 ? {} : problem)
      }),
    )
  })

  it('takes a masked document only as the one that is kept', () => {
    expect(problemsOf({ idDocument: 'E1234****8' }, GROUP, 'E1234****8')).toEqual({})
    expect(problemsOf({ idDocument: 'E1234****9' }, GROUP, 'E1234****8')).toEqual({
      idDocument: { kind: 'format' },
    })
  })

  it('takes any passport number, and an identity card’s only with its checksum', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]\d{6,9}$/), (idDocument) => {
        expect(problemsOf({ idDocument })).toEqual({})
      }),
    )
    expect(problemsOf({ idDocument: '11010519491231002X' })).toEqual({})
    expect(problemsOf({ idDocument: '110105194912310021' })).toEqual({ idDocument: { kind: 'format' } })
  })
})
