import { EMPTY_ADDRESS } from './AddressForm'
import { isFilledField, type FilledField } from './PasteFilling'

/** What is kept of an address beside its values. */
export interface AddressExtra {
  /** A pasted text that the form was not filled in from yet. */
  readonly block: string
  /** Fields that were filled in from a pasted text and not looked at since. */
  readonly toCheck: readonly FilledField[]
  /** Whether an identity document's number was typed: it is not kept, and has to be typed again. */
  readonly isIdDocumentLeftOut: boolean
}

export function isAddressExtra({
  block,
  toCheck,
  isIdDocumentLeftOut,
}: Partial<Record<string, unknown>>): boolean {
  const areFields = Array.isArray(toCheck) && toCheck.every(isFilledField)
  return areFields && typeof block === 'string' && typeof isIdDocumentLeftOut === 'boolean'
}

/** Whether stored values are such as this version writes: without the number of an identity document. */
export function isKeptAddress(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { region, ...values } = value as Record<string, unknown>
  const { region: _region, idDocument: _idDocument, ...others } = EMPTY_ADDRESS
  return (
    isRegion(region) &&
    Object.entries(others).every(([field, empty]) => typeof values[field] === typeof empty)
  )
}

function isRegion(value: unknown): boolean {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const { provinceId, provinceName, cityId, cityName } = value as Record<string, unknown>
  const texts = [provinceId, provinceName, cityName, cityId ?? '']
  return texts.every((text) => typeof text === 'string')
}
