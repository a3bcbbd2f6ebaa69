import type { parcelRow as source } from '../zh-Hans/parcelRow'

export const parcelRow: Record<keyof typeof source, string> = {
  'parcel.itemCount': '[[count]] [[count|item|items]]',
  'parcel.notWeighed': 'Not weighed yet',
  'parcel.undeclared': 'Undeclared',
  'parcel.unnamed': 'Parcel',
  'parcel.weightKg': '[[weight]] kg',
}
