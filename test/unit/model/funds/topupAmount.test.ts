import fc from 'fast-check'

import { amountProblem, cleanAmount } from '@/model/funds/topupAmount'
import { formatNumber } from '@/model/format/formatNumber'

import { formatAmount } from '../../../../server/money/money.ts'

describe('a typed amount', () => {
  it.each([
    ['1,234.50', '1234.50'],
    ['１２３．５', '123.5'],
    ['１，２３４．５０', '1234.50'],
    ['123。5', '123.5'],
    ['　50 ', '50'],
    ['007', '7'],
    ['.5', '0.5'],
    ['12.', '12'],
    ['0', '0'],
    ['12.345', '12.345'],
  ])('“%s” is understood as %s', (typed, amount) => expect(cleanAmount(typed)).toBe(amount))

  it.each([
    '',
    '1e3',
    '-5',
    '+5',
    '1,23',
    '1,2345',
    '12,34.5',
    '1.2.3',
    '¥5',
    '5元',
    'abc',
    '.',
    ',',
    '1 000',
  ])('“%s” is no amount', (typed) => expect(cleanAmount(typed)).toBeNull())

  it('comes through with or without commas, in half width and in full width', () => {
    const anyAmount = fc
      .tuple(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.constantFrom(0, 2, 3))
      .map(([minor, decimals]) => ({ amount: formatAmount(minor, decimals), decimals }))
    fc.assert(
      fc.property(anyAmount, fc.boolean(), fc.boolean(), ({ amount, decimals }, hasCommas, isWide) => {
        const typed = hasCommas ? formatNumber(amount, decimals) : amount
        expect(cleanAmount(isWide ? fullWidth(typed) : typed)).toBe(amount)
      }),
    )
  })
})

describe('what is wrong with an amount', () => {
  const yuan = { decimals: 2 }
  const method = { minimum: '10.00', maximum: '20000.00' }

  it.each([
    ['', 'required'],
    [' ', 'required'],
    ['1e3', 'number'],
    ['-5', 'number'],
    ['12.345', 'decimals'],
    ['12.500', 'decimals'],
    ['0', 'under'],
    ['9.99', 'under'],
    ['10', null],
    ['20,000', null],
    ['20000.01', 'over'],
    ['9'.repeat(30), 'over'],
  ])('“%s” yuan: %s', (typed, problem) => expect(amountProblem(typed, yuan, method)).toBe(problem))

  it.each([
    ['12.5', 0, 'decimals'],
    ['1200', 0, null],
    ['12.345', 3, null],
    ['12.3456', 3, 'decimals'],
  ])('“%s” with %s decimals: %s', (typed, decimals, problem) =>
    expect(amountProblem(typed, { decimals }, method)).toBe(problem),
  )

  it('is only its form while no method is chosen', () => {
    expect(amountProblem('5', yuan, null)).toBeNull()
    expect(amountProblem('0.00', yuan, null)).toBe('number')
  })
})

function fullWidth(text: string): string {
  return text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))
}
