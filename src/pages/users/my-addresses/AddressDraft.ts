import { fitsShapeOf } from '@/stores/form/fitsShapeOf'

import { EMPTY_ADDRESS } from './AddressForm'
import { isFilledField, type FilledField } from './PasteFilling'

/** Draft data other than the form's values. */
export interface AddressExtra {
  /** Pasted text that hasn't filled in the form yet. */
  readonly block: string
  /** Fields filled in from pasted text that the customer hasn't changed since. */
  readonly toCheck: readonly FilledField[]
  /** Whether an ID document number was entered: drafts omit it, so the customer has to enter it again. */
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

/** Whether stored values have the current format, without an ID document number. */
export function isStoredAddress(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { region = null } = value as Record<string, unknown>
  const { region: _region, idDocument: _idDocument, ...others } = EMPTY_ADDRESS
  return isRegion(region) && fitsShapeOf(others, value)
}

function isRegion(value: unknown): boolean {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const { provinceId, provinceName, cityId, cityName } = value as Record<string, unknown>
  const texts = [provinceId, provinceName, cityName, cityId ?? '']
  return texts.every((text) => typeof text === 'string')
}
