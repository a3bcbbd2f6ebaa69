import type { TrackOrderRequest } from '../../contracts/warehouseOrder.ts'
import type { OrderRow } from '../../modules/order/index.ts'

/** Tracking events that an order has when it ships: submitted, and picked up. */
export const EVENTS_BEFORE_TRANSIT = 2

/** What a carrier reports between the warehouse and the customer, in this order. */
export const EVENTS_IN_TRANSIT: readonly TrackOrderRequest[] = [
  {
    status: 'in_transit',
    location: '广州',
    locationEn: 'Guangzhou',
    description: '已离开广州，发往目的地国家',
    descriptionEn: 'Departed from Guangzhou for the destination country',
  },
  {
    status: 'customs',
    description: '已到达目的地口岸，清关中',
    descriptionEn: 'Arrived at the destination’s customs',
  },
  {
    status: 'in_transit',
    description: '清关完成，转交当地配送',
    descriptionEn: 'Released by customs and handed to the local carrier',
  },
  {
    status: 'out_for_delivery',
    description: '正在派送，请保持电话畅通',
    descriptionEn: 'Out for delivery; please keep your phone on',
  },
]

const CARRIERS: Readonly<Record<string, string>> = {
  sg: 'SingPost',
  'my-west': 'Pos Malaysia',
  'my-east': 'Pos Malaysia',
  au: 'Australia Post',
  nz: 'NZ Post',
  us: 'USPS',
  ca: 'Canada Post',
}

/** The carrier at an order's destination, and a tracking number of the order's own. */
export function carrierOf({ regionGroupId, code }: Pick<OrderRow, 'regionGroupId' | 'code'>) {
  const country = regionGroupId.slice(0, 2).toUpperCase()
  return {
    carrier: CARRIERS[regionGroupId] ?? 'EMS',
    internationalTrackingNumber: `LX${code.slice(1)}${country}`,
  }
}
