import type { WarehouseAddress } from '../address/warehouseAddress'

/** The parts a shop asks for. The area begins at the province, since these forms know one country only. */
type ShopPart = 'recipient' | 'mobile' | 'area' | 'street' | 'postCode'

/** The label a shop uses for a part. */
export type ShopLabel =
  'recipient' | 'recipientName' | 'mobile' | 'mobileNumber' | 'area' | 'details' | 'street' | 'postCode'

export type ShopKey = 'taobao' | 'jd' | 'pinduoduo' | 'alibaba'

/** A shop's address form, and the parts it accepts pasted as one line. */
export interface ShopFormat {
  readonly key: ShopKey
  /** In the form's order. */
  readonly fields: readonly (readonly [label: ShopLabel, part: ShopPart])[]
  readonly pasted: readonly ShopPart[]
}

const PASTED = ['recipient', 'mobile', 'street'] as const

export const SHOP_FORMATS: readonly ShopFormat[] = [
  {
    key: 'taobao',
    fields: [
      ['recipient', 'recipient'],
      ['mobileNumber', 'mobile'],
      ['area', 'area'],
      ['details', 'street'],
    ],
    pasted: PASTED,
  },
  {
    key: 'jd',
    fields: [
      ['recipient', 'recipient'],
      ['mobileNumber', 'mobile'],
      ['area', 'area'],
      ['details', 'street'],
    ],
    pasted: PASTED,
  },
  {
    key: 'pinduoduo',
    fields: [
      ['recipient', 'recipient'],
      ['mobile', 'mobile'],
      ['area', 'area'],
      ['details', 'street'],
    ],
    pasted: PASTED,
  },
  {
    key: 'alibaba',
    fields: [
      ['area', 'area'],
      ['street', 'street'],
      ['postCode', 'postCode'],
      ['recipientName', 'recipient'],
      ['mobile', 'mobile'],
    ],
    pasted: ['recipient', 'mobile', 'street', 'postCode'],
  },
]

/** The shop's fields with their values; empty ones are left out. */
export function shopFields(
  format: ShopFormat,
  address: WarehouseAddress,
): readonly { readonly label: ShopLabel; readonly value: string }[] {
  const values = partsOf(address)
  return format.fields
    .map(([label, part]) => ({ label, value: values[part] }))
    .filter(({ value }) => value !== '')
}

/** A line that the shop's form splits by itself: name, phone, then province to street without a space. */
export function shopPasteText(format: ShopFormat, address: WarehouseAddress): string {
  const values = partsOf(address)
  const street = values.area.replace(/ /g, '') + values.street
  return format.pasted
    .map((part) => (part === 'street' ? street : values[part]))
    .filter((value) => value !== '')
    .join(', ')
}

function partsOf(address: WarehouseAddress): Readonly<Record<ShopPart, string>> {
  const { recipient, mobile, detailsAddress, postCode } = address
  const { lv1DisplayName, lv2DisplayName, lv3DisplayName } = address
  const levels = [lv1DisplayName, lv2DisplayName, lv3DisplayName]
  const area = levels.filter((name, index) => name !== '' && name !== levels[index - 1]).join(' ')
  return { recipient, mobile, area, street: detailsAddress, postCode }
}
