import { ratePercent } from '@/model/money/ratePercent'

it.each([
  ['0.01', '1'],
  ['0.015', '1.5'],
  ['0.07', '7'],
  ['0.0029', '0.29'],
  ['1', '100'],
])('the rate %s is %s per cent', (rate, percent) => {
  expect(ratePercent(rate)).toBe(percent)
})
