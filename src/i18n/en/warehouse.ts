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
  'warehouse.tipsTitle': 'Before you order',
  'warehouse.tip1': 'Keep the ID code in the recipient name: without it nobody knows whose parcel it is.',
  'warehouse.tip2': 'Declare the tracking number once it ships, and it is yours the moment it arrives.',
  'warehouse.tip3': 'No flammables, liquids, living things or other prohibited goods.',
  'warehouse.declareNext': 'Declare a parcel',
}
