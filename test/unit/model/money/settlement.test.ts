import { settle, stillLacking } from '@/model/money/settlement'

describe('settle', () => {
  it.each([
    ['100.00', '85.98', { left: '14.02', shortfall: null, isFree: false }],
    ['85.98', '85.98', { left: '0.00', shortfall: null, isFree: false }],
    ['85.97', '85.98', { left: null, shortfall: '0.01', isFree: false }],
    ['0.00', '0.00', { left: '0.00', shortfall: null, isFree: true }],
    ['1,000.10', '0.2', { left: '999.90', shortfall: null, isFree: false }],
  ])('of %s for %s', (balance, total, outcome) => {
    expect(settle(balance, total)).toEqual({ balance, total, ...outcome })
  })
})

describe('stillLacking', () => {
  it.each([
    ['35.98', null, '35.98'],
    ['35.98', '30.00', '5.98'],
    ['35.98', '35.98', null],
    ['35.98', '200.00', null],
  ])('of %s with %s under review is %s', (shortfall, underReview, lacking) =>
    expect(stillLacking(shortfall, underReview)).toBe(lacking),
  )
})
