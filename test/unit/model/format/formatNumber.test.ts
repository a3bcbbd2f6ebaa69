import fc from 'fast-check'

import { formatNumber } from '@/model/format/formatNumber'

describe('formatNumber', () => {
  it.each([
    ['1234.5', '1,234.50'],
    ['0', '0.00'],
    ['.5', '0.50'],
    ['5.', '5.00'],
    ['007', '7.00'],
    ['+3', '3.00'],
    ['-1234567.891', '-1,234,567.89'],
    [' 12 ', '12.00'],
    ['999.995', '1,000.00'],
    ['-0.004', '0.00'],
    ['-0.005', '-0.01'],
    ['1.005', '1.01'],
    ['99999999999999999999.99', '99,999,999,999,999,999,999.99'],
  ])('%j is read as %j', (value, text) => {
    expect(formatNumber(value)).toBe(text)
  })

  it.each(['', '.', '-', 'abc', '1,234', '1.2.3', '１', '0x10', 'NaN', 'Infinity', '1 2', '--1'])(
    '%j is no number and gives nothing',
    (value) => {
      expect(formatNumber(value)).toBe('')
    },
  )

  it.each([NaN, Infinity, -Infinity])('%d gives nothing', (value) => {
    expect(formatNumber(value)).toBe('')
  })

  it.each([
    [1e-7, 10, '0.0000001000'],
    [1e-7, 2, '0.00'],
    [0.1 + 0.2, 2, '0.30'],
    [1234.5, 0, '1,235'],
    [-2.5, 0, '-3'],
    [1.29, 1.9, '1.3'],
  ])('the number %d with %d decimals is %j', (value, decimals, text) => {
    expect(formatNumber(value, decimals)).toBe(text)
  })

  it('rounds half away from zero, as exact arithmetic does, however many digits there are', () => {
    const digits = (maxLength: number) =>
      fc.array(fc.constantFrom(...'0123456789'), { minLength: 1, maxLength }).map((list) => list.join(''))
    fc.assert(
      fc.property(
        fc.boolean(),
        digits(30),
        digits(14),
        fc.integer({ min: 0, max: 10 }),
        (isNegative, whole, fraction, places) => {
          const value = `${isNegative ? '-' : ''}${whole}.${fraction}`
          const text = formatNumber(value, places)
          expect(scaledBy(text, places)).toBe(exactly(isNegative, whole, fraction, places))
          expect(text).toMatch(
            places === 0 ? /^-?\d{1,3}(,\d{3})*$/ : new RegExp(`^-?\\d{1,3}(,\\d{3})*\\.\\d{${places}}$`),
          )
          expect(text).not.toMatch(/^-?0[\d,]/)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('never says minus zero', () => {
    fc.assert(
      fc.property(fc.double({ min: -0.01, max: 0, noNaN: true }), (value) => {
        expect(formatNumber(value)).not.toBe('-0.00')
      }),
    )
  })
})

/** The formatted number as an integer count of its last decimal place. */
function scaledBy(text: string, places: number): bigint {
  const plain = text.replace(/,/g, '')
  return BigInt(places === 0 ? plain : plain.replace('.', ''))
}

function exactly(isNegative: boolean, whole: string, fraction: string, places: number): bigint {
  const denominator = 10n ** BigInt(fraction.length)
  const numerator = BigInt(whole + fraction) * 10n ** BigInt(places)
  const rounded = (numerator * 2n + denominator) / (denominator * 2n)
  return isNegative ? -rounded : rounded
}
