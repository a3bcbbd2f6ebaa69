import type { AddressValues } from '@/model/validation/address'

import { EMPTY_ADDRESS } from './AddressForm'
import { isFilledField, type FilledField } from './PasteFilling'

/** What is kept of an address that was begun. The number of an identity document is not left lying on the device. */
export interface AddressDraft {
  readonly values: AddressValues
  /** A block that was pasted and not taken over yet. */
  readonly block: string
  /** Which fields a pasted text has filled in that were not looked at yet. */
  readonly toCheck?: readonly FilledField[]
  /** Whether a document's number was typed, and has to be typed again. */
  readonly isIdDocumentLeftOut: boolean
}

/** Whether a stored value is a draft that this version can read. */
export function isAddressDraft(value: unknown): value is AddressDraft {
  if (typeof value !== 'object' || value === null) return false
  const { values, block, toCheck = [], isIdDocumentLeftOut } = value as Record<string, unknown>
  if (!Array.isArray(toCheck) || !toCheck.every(isFilledField)) return false
  return typeof block === 'string' && typeof isIdDocumentLeftOut === 'boolean' && areAddressValues(values)
}

function areAddressValues(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { region, ...values } = value as Record<string, unknown>
  const { region: _none, ...texts } = EMPTY_ADDRESS
  return (
    isRegion(region) && Object.entries(texts).every(([field, empty]) => typeof values[field] === typeof empty)
  )
}

function isRegion(value: unknown): boolean {
  if (value === null) return true
  if (typeof value !== 'object') return false
  const { provinceId, provinceName, cityId, cityName } = value as Record<string, unknown>
  const texts = [provinceId, provinceName, cityName, cityId ?? '']
  return texts.every((text) => typeof text === 'string')
}
