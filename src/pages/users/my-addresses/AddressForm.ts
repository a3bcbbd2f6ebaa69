import { isPostCodeOf, type Address, type AddressEntry, type RegionGroup } from '@/model/address'
import type { FieldProblem, FieldProblems } from '@/model/validation/FieldProblem'
import { isIdentityCard, looksLikeIdentityCard } from '@/model/validation/identityCard'

/** What the customer has typed and chosen; plain data, so that it can be kept as a draft. */
export type AddressValues = Omit<AddressEntry, 'name' | 'idDocument'> & {
  readonly name: string
  readonly idDocument: string
}

export type AddressField = keyof AddressValues

/** In the order of the page. */
export const EMPTY_ADDRESS: AddressValues = {
  recipient: '',
  mobile: '',
  regionGroupId: '',
  region: null,
  postCode: '',
  detailsAddress: '',
  name: '',
  idDocument: '',
  isDefault: false,
}

export function valuesOf(address: Address): AddressValues {
  const { recipient, mobile, regionGroupId, region, postCode, detailsAddress, isDefault } = address
  return {
    recipient,
    mobile,
    regionGroupId,
    region,
    postCode,
    detailsAddress,
    name: address.name ?? '',
    idDocument: address.idDocument ?? '',
    isDefault,
  }
}

export function entryOf(values: AddressValues): AddressEntry {
  return { ...values, name: textOrNull(values.name), idDocument: textOrNull(values.idDocument) }
}

/** What the destination asks for and what the address has now, as far as they are known. */
interface Circumstances {
  readonly group: RegionGroup | null
  readonly maskedIdDocument: string
}

export function validateAddress(
  values: AddressValues,
  { group, maskedIdDocument }: Circumstances,
): FieldProblems<AddressField> {
  return {
    recipient: required(values.recipient),
    mobile: required(values.mobile) ?? format(/^\+?\d[\d -]{5,19}$/.test(values.mobile.trim())),
    regionGroupId: required(values.regionGroupId),
    region: group?.hasRegions && values.region === null ? { kind: 'required' } : undefined,
    postCode: required(values.postCode) ?? postCodeProblem(values.postCode, group),
    detailsAddress: required(values.detailsAddress),
    idDocument: format(isIdDocument(values.idDocument.trim(), maskedIdDocument)),
  }
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

function required(text: string): FieldProblem | undefined {
  return text.trim() === '' ? { kind: 'required' } : undefined
}

function format(isRight: boolean): FieldProblem | undefined {
  return isRight ? undefined : { kind: 'format' }
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text.trim()
}

export function isSameAddress(values: AddressValues, others: AddressValues): boolean {
  return JSON.stringify(values) === JSON.stringify(others)
}
