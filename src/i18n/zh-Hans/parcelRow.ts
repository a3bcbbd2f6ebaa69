export const parcelRow = {
  'parcel.itemCount': '[[count]] 件',
  'parcel.notWeighed': '未称重',
  'parcel.undeclared': '未申报',
  'parcel.unnamed': '包裹',
  'parcel.weightKg': '[[weight]] kg',
} as const
