import { minimumText, rateFigure, shortMoneyText } from '@/model/coupon/discount'

describe('the figure of a rate', () => {
  it.each([
    ['0.10', '9', '10'],
    ['0.1', '9', '10'],
    ['0.15', '8.5', '15'],
    ['0.2', '8', '20'],
    ['0.125', '8.75', '12.5'],
    ['0.0333', '9.667', '3.33'],
    ['0.05', '9.5', '5'],
    ['0.95', '0.5', '95'],
    ['0.5', '5', '50'],
    ['0.29', '7.1', '29'],
  ])('%s off is %s tenths to pay, or %s percent off', (rate, tenths, percent) => {
    expect(rateFigure(rate, 'zh-Hans')).toBe(tenths)
    expect(rateFigure(rate, 'en')).toBe(percent)
  })
})

describe('an amount on a coupon', () => {
  it.each([
    ['15.00', '¥15'],
    ['12.50', '¥12.50'],
    ['1000.00', '¥1,000'],
    ['0.00', '¥0'],
  ])('%s is written %s', (amount, text) => {
    expect(shortMoneyText(amount, 'CNY')).toBe(text)
  })

  it('has no minimum spend when that is zero', () => {
    expect(minimumText({ minimumSpend: '0.00', currencyCode: 'CNY' })).toBeNull()
    expect(minimumText({ minimumSpend: '200.00', currencyCode: 'SGD' })).toBe('S$200')
  })
})
