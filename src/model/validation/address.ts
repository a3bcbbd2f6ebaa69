import { isPostCodeOf, type AddressEntry, type RegionGroup } from '../address/address'

import type { FieldProblem, FieldProblems } from './FieldProblem'
import { isIdentityCard, looksLikeIdentityCard } from './identityCard'
import { format, required } from './problems'
import { isLandline, isMainlandMobile } from './rules'

/** What the customer has typed and chosen; plain data, so that it can be kept as a draft. */
export type AddressValues = Omit<AddressEntry, 'name' | 'idDocument'> & {
  readonly name: string
  readonly idDocument: string
}

/** What the destination asks for and what the address has now, as far as they are known. */
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
 * A number that a courier can call: of one on the mainland, mobile or landline, it is known how long it is. Others
 * have no more in common than what the API takes.
 */
export function isPhoneNumber(text: string): boolean {
  if (!/^\+?\d[\d -]{5,19}$/.test(text)) return false
  const national = mainlandNumber(text.replace(/[ -]/g, ''))
  if (national === null) return true
  // The zero before an area code goes where a country code stands before it.
  return (
    isMainlandMobile(national) || (!isLikeMobile(national) && [national, `0${national}`].some(isLandline))
  )
}

function isLikeMobile(national: string): boolean {
  return /^1[3-9]/.test(national)
}

/**
 * Without its country code; null for a number of elsewhere. One without any code counts as a mobile of the mainland
 * where it begins like one and is about as long: few others do, and they are to have their code.
 */
function mainlandNumber(digits: string): string | null {
  const [, withCode, withoutCode] = /^(?:(?:\+|00)86(\d+)|(1[3-9]\d{8,10}))$/.exec(digits) ?? []
  return withCode ?? withoutCode ?? null
}

/** A masked number is none, except the one that says "as it is"; passports of all countries have no more in common. */
function isIdDocument(text: string, masked: string): boolean {
  if (text === '' || text === masked) return true
  return looksLikeIdentityCard(text) ? isIdentityCard(text) : /^[A-Za-z0-9-]{4,30}$/.test(text)
}

function postCodeProblem(postCode: string, group: RegionGroup | null): FieldProblem | undefined {
  if (!group || isPostCodeOf(postCode, group)) return undefined
  return { kind: 'postCode', example: group.postCodeExample }
}
