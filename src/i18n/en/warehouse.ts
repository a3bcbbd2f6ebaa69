import type { warehouse as source } from '../zh-Hans/warehouse'

export const warehouse: Record<keyof typeof source, string> = {
  'title.warehouseAddress': 'Warehouse address',
  'warehouse.gate': 'Sign in to get your own warehouse address',
  'warehouse.gateHint': 'It carries your ID code, which is how the warehouse knows your parcels',
  'warehouse.codeCaption': 'ID code',
  'warehouse.recipient': 'Recipient',
  'warehouse.mobile': 'Mobile',
  'warehouse.area': 'Area',
  'warehouse.street': 'Street address',
  'warehouse.postCode': 'Postcode',
  'warehouse.copyAll': 'Copy the whole address',
  'warehouse.copyHint': 'Tap a line to copy just that',
  'warehouse.empty': 'No warehouse is available right now',
  'warehouse.tipsTitle': 'Address tips',
  'warehouse.allTips': 'All tips',
  'warehouse.toFormats': 'Shop formats, QR code and sharing',
  'warehouse.toFormatsHint': 'In the order of Taobao’s, JD’s and others’ forms',
  'warehouse.toCheck': 'Check an address you filled in',
  'warehouse.toCheckHint': 'Paste it from the shop and compare it part by part',
  'warehouse.declareNext': 'Declare a parcel',
}
