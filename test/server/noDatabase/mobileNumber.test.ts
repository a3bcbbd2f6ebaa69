import assert from 'node:assert/strict'
import { describe, it } from 'node:test'

import fc from 'fast-check'

import { readMobileNumber } from '../../../server/base/mobileNumber.ts'
import { readMobileNumber as asTheAppReads } from '../../../src/model/account/mobileNumber.ts'
import { NO_NUMBERS, NOBODYS_NUMBERS, TYPED_NUMBERS } from '../../support/mobileNumbers.ts'

const spelled = (number: string, separators: readonly string[]): string =>
  [...number].map((digit, index) => digit + (separators[index % separators.length] ?? '')).join('')

const mainland = fc
  .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 0, max: 999_999_999 }))
  .map(([second, rest]) => `1${second}${String(rest).padStart(9, '0')}`)
const separators = fc.array(fc.constantFrom('', ' ', '-', '.', '\u00A0', '\u200E', '－', ')'), {
  minLength: 1,
  maxLength: 11,
})
const fullWidth = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))

describe('a mobile number', () => {
  it('is read as it is typed', () => {
    for (const [typed, number] of TYPED_NUMBERS) {
      assert.equal(readMobileNumber(typed), number, JSON.stringify(typed))
    }
  })

  it('is not read out of what can’t be one', () => {
    for (const typed of [...NO_NUMBERS, ...NOBODYS_NUMBERS]) {
      assert.equal(readMobileNumber(typed), null, JSON.stringify(typed))
    }
  })

  it('of the mainland is the same however it is written', () => {
    fc.assert(
      fc.property(mainland, fc.constantFrom('', '86', '+86', '0086'), separators, (number, code, between) => {
        const typed = spelled(code + number, between)
        assert.equal(readMobileNumber(typed), `+86${number}`)
        assert.equal(readMobileNumber(fullWidth(typed)), `+86${number}`)
      }),
    )
  })

  it('is E.164, and read from its own form again', () => {
    const typed = fc
      .tuple(fc.constantFrom('+', '00', ''), fc.stringMatching(/^\d{7,15}$/))
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(fc.oneof(typed, fc.string()), (text) => {
        const number = readMobileNumber(text)
        if (number === null) return
        assert.match(number, /^\+[1-9]\d{6,14}$/)
        assert.equal(readMobileNumber(number), number)
        assert.notEqual(asTheAppReads(text), null, 'the app takes what the server takes')
      }),
      { numRuns: 2000 },
    )
  })
})
