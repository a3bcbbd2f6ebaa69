import type { warehouse as source } from '../zh-Hans/warehouse'

export const warehouse: Record<keyof typeof source, string> = {
  'title.warehouseAddress': 'Warehouse address',
  'warehouse.gate': 'Sign in to get your own warehouse address',
  'warehouse.gateHint': 'It includes your ID code, which tells us which parcels are yours',
  'warehouse.codeCaption': 'ID code',
  'warehouse.recipient': 'Recipient',
  'warehouse.mobile': 'Mobile',
  'warehouse.area': 'Area',
  'warehouse.street': 'Street address',
  'warehouse.postCode': 'Postcode',
  'warehouse.copyAll': 'Copy full address',
  'warehouse.copyHint': 'Tap a line to copy it',
  'warehouse.empty': 'No warehouses available right now',
  'warehouse.tipsTitle': 'Address tips',
  'warehouse.allTips': 'All tips',
  'warehouse.toFormats': 'Shop formats, QR code and sharing',
  'warehouse.toFormatsHint': 'Laid out like the forms of Taobao, JD and others',
  'warehouse.toCheck': 'Check an address you filled in',
  'warehouse.toCheckHint': 'Paste it from the shop and we compare it part by part',
  'warehouse.declareNext': 'Declare a parcel',
}
