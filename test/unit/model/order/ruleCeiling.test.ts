import { suggestedCeilings } from '@/model/order/ruleCeiling'

it('suggests whole ceilings above the price', () => {
  expect(suggestedCeilings('96.10').map(({ amount }) => amount)).toEqual(['106', '121', '145'])
  expect(suggestedCeilings('100.00').map(({ amount }) => amount)).toEqual(['110', '125', '150'])
})
