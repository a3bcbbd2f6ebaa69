import { isPostCodeOf, type AddressEntry, type RegionGroup } from '../address/address'

import type { FieldProblem, FieldProblems } from './FieldProblem'
import { isIdentityCard, looksLikeIdentityCard } from './identityCard'
import { format, required } from './problems'
import { isLandline, isMainlandMobile } from './rules'

/** The form's values; plain data, so that it can be saved as a draft. */
export type AddressValues = Omit<AddressEntry, 'name' | 'idDocument'> & {
  readonly name: string
  readonly idDocument: string
}

/** The destination's rules and the ID document already saved, as far as they are known. */
interface Circumstances {
  readonly group: RegionGroup | null
  readonly maskedIdDocument: string
}

export function validateAddress(
  values: AddressValues,
  { group, maskedIdDocument }: Circumstances,
): FieldProblems<keyof AddressValues> {
  return {
    recipient: required(values.recipient),
    mobile: required(values.mobile) ?? format(isPhoneNumber(values.mobile.trim())),
    regionGroupId: required(values.regionGroupId),
    region: group?.hasRegions && values.region === null ? { kind: 'required' } : undefined,
    postCode: required(values.postCode) ?? postCodeProblem(values.postCode, group),
    detailsAddress: required(values.detailsAddress),
    idDocument: format(isIdDocument(values.idDocument.trim(), maskedIdDocument)),
  }
}

/**
 * Whether a courier can call the number. Mainland mobiles and landlines have a known length; for other
 * numbers only the API's own format is checked.
 */
export function isPhoneNumber(text: string): boolean {
  if (!/^\+?\d[\d -]{5,19}$/.test(text)) return false
  const national = mainlandNumber(text.replace(/[ -]/g, ''))
  if (national === null) return true
  // An area code drops its zero after a country code.
  return (
    isMainlandMobile(national) || (!isLikeMobile(national) && [national, `0${national}`].some(isLandline))
  )
}

function isLikeMobile(national: string): boolean {
  return /^1[3-9]/.test(national)
}

/**
 * The number without its country code; null for a foreign one. Without a country code, a number counts as a
 * mainland mobile if it begins like one and is about as long: few foreign numbers do, and those need their
 * country code.
 */
function mainlandNumber(digits: string): string | null {
  const [, withCode, withoutCode] = /^(?:(?:\+|00)86(\d+)|(1[3-9]\d{8,10}))$/.exec(digits) ?? []
  return withCode ?? withoutCode ?? null
}

/**
 * A masked number is valid only if unchanged, which keeps the saved one. Passport numbers share no stricter
 * format.
 */
function isIdDocument(text: string, masked: string): boolean {
  if (text === '' || text === masked) return true
  return looksLikeIdentityCard(text) ? isIdentityCard(text) : /^[A-Za-z0-9-]{4,30}$/.test(text)
}

function postCodeProblem(postCode: string, group: RegionGroup | null): FieldProblem | undefined {
  if (!group || isPostCodeOf(postCode, group)) return undefined
  return { kind: 'postCode', example: group.postCodeExample }
}
