import { barHeights, hasEntries, isMonth } from '@/model/funds/fundAccount'
import { signedMoneyText } from '@/model/funds/signedMoney'

const sums = (moneyIn: string, moneyOut: string) => ({ month: '2026-11', moneyIn, moneyOut })

describe('the bars of the months', () => {
  it('are as high as the amounts, the highest at 100 percent', () => {
    expect(barHeights([sums('50.00', '25.00'), sums('0.00', '200.00')])).toEqual([
      { moneyIn: 25, moneyOut: 13 },
      { moneyIn: 0, moneyOut: 100 },
    ])
  })

  it('can be seen however small the amount is beside the highest', () => {
    expect(barHeights([sums('0.01', '0.00'), sums('1234567.89', '0.00')])[0]).toEqual({
      moneyIn: 3,
      moneyOut: 0,
    })
  })

  it('are nothing where nothing happened', () => {
    expect(barHeights([sums('0.00', '0.00')])).toEqual([{ moneyIn: 0, moneyOut: 0 }])
    expect(hasEntries(sums('0.00', '0.00'))).toBe(false)
    expect(hasEntries(sums('0.00', '0.01'))).toBe(true)
  })
})

it.each([
  ['2026-11', true],
  ['2026-00', false],
  ['2026-13', false],
  ['2026-11-01', false],
  ['November', false],
])('whether %s is a month: %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected)
})

it('writes a change with its sign before the currency, and a true minus', () => {
  expect(signedMoneyText('1234567.89', 'CNY')).toBe('+¥1,234,567.89')
  expect(signedMoneyText('-96.40', 'USD')).toBe('−US$96.40')
})
