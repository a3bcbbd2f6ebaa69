import { suggestedLimits } from '@/model/order/ruleLimit'

it('suggests whole limits above the price', () => {
  expect(suggestedLimits('96.10').map(({ amount }) => amount)).toEqual(['106', '121', '145'])
  expect(suggestedLimits('100.00').map(({ amount }) => amount)).toEqual(['110', '125', '150'])
})
