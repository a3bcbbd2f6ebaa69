import { addressLabelText } from '@/i18n/addressLabel'
import type { Address, AddressEntry } from '@/model/address/address'
import { textOrNull } from '@/model/format/textOrNull'
import type { AddressValues } from '@/model/validation/address'

/** Fields in page order. */
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
    name: addressLabelText(address.name ?? ''),
    idDocument: address.idDocument ?? '',
    isDefault,
  }
}

export function entryOf(values: AddressValues): AddressEntry {
  return { ...values, name: textOrNull(values.name), idDocument: textOrNull(values.idDocument) }
}
