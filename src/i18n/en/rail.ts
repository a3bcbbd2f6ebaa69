import type { rail as source } from '../zh-Hans/rail'

export const rail: Record<keyof typeof source, string> = {
  'rail.label': 'Main navigation',
  'rail.parcels': 'My parcels',
  'rail.declare': 'Declare parcel',
  'rail.orders': 'Shipments',
  'rail.messages': 'Messages',
  'rail.calculate': 'Calculator',
  'rail.afterSales': 'After-sales',
  'rail.addresses': 'Address book',
  'rail.support': 'Customer service',
  'rail.settings': 'Settings',
}
