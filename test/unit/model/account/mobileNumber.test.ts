import { formatMobileNumber, readMobileNumber } from '@/model/account/mobileNumber'
import { isCodeTarget, isUsername } from '@/model/validation/rules'

import { NO_NUMBERS, NOBODYS_NUMBERS, NUMBERS_AS_NAMES, TYPED_NUMBERS } from '../../../support/mobileNumbers'

// The server passes the same tables in test/server/noDatabase/mobileNumber.test.ts.

it.each(TYPED_NUMBERS)('takes %j', (typed, number) => {
  expect(isCodeTarget(typed)).toBe(true)
  if (number.startsWith('+86')) expect(readMobileNumber(typed)).toBe(number)
  expect(readMobileNumber(number)).toBe(number)
})

it.each(NO_NUMBERS)('does not take %j', (typed) => {
  expect(readMobileNumber(typed)).toBeNull()
})

it.each(NOBODYS_NUMBERS)('leaves %j to the server', (typed) => {
  expect(readMobileNumber(typed)).not.toBeNull()
})

it('lets nobody call themselves what reads as a mobile number', () => {
  expect(NUMBERS_AS_NAMES.filter(isUsername)).toEqual([])
  expect(['ada_139', '1391111222', '12345678', '0012'].every(isUsername)).toBe(true)
})

it.each([
  ['+8613911112222', '139 1111 2222'],
  ['+6591234567', '+6591234567'],
])('shows %s as %s', (number, shown) => {
  expect(formatMobileNumber(number)).toBe(shown)
})
