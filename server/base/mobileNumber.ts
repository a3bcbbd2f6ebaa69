import { createRequire } from 'node:module'

import { once } from './process/once.ts'

import type * as PhoneNumbers from 'libphonenumber-js/min'

/** Loaded with the first number: the metadata of all countries would delay each start. */
const phoneNumbers = once(
  () => createRequire(import.meta.url)('libphonenumber-js/min') as typeof PhoneNumbers,
)

const E164 = /^\+[1-9]\d{6,14}$/
const MAINLAND_MOBILE = /^\+861[3-9]\d{9}$/

/**
 * The mobile number that somebody typed, in its one form: E.164, such as `+8613911112222`. This is the only place that
 * says which spellings mean the same number: any spaces, dashes, brackets and full-width digits; `00` for `+`; a zero
 * that is dialled only inside the country. Without a country code it's a mainland number, with or without 86.
 *
 * Of other countries every number of a possible length counts, because their ranges change more often than this server:
 * the code that is sent there shows whether it works.
 *
 * @returns null if it can't be one
 */
export function readMobileNumber(text: string): string | null {
  // Copied from an address book, numbers come with invisible marks for the direction of the text.
  const digits = text.normalize('NFKC').replace(/[\s().\p{Pd}\p{Cf}]/gu, '')
  if (!/^\+?\d{7,20}$/.test(digits)) return null
  const number = parse(digits)
  // What reads differently once more, such as zeros that nobody would dial, has no form of its own.
  return number !== null && parse(number) === number ? number : null
}

function parse(digits: string): string | null {
  const parsed = phoneNumbers().parsePhoneNumberFromString(digits, { defaultCountry: 'CN', extract: false })
  if (!parsed?.isPossible() || !E164.test(parsed.number)) return null
  const isMainland = parsed.countryCallingCode === '86'
  return isMainland && !MAINLAND_MOBILE.test(parsed.number) ? null : parsed.number
}
