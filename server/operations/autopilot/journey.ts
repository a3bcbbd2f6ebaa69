import type { TrackOrderRequest, WeighOrderRequest } from '../../contracts/warehouseOrder.ts'
import type { logisticsOrders, parcels } from '../../db/schema/index.ts'

type Order = typeof logisticsOrders.$inferSelect
type ParcelRow = typeof parcels.$inferSelect

/** Events that an order has when it is sent out: submitted, and picked up. */
export const EVENTS_BEFORE_THE_WAY = 2

/** What a carrier reports between the warehouse and the customer, in this order. */
export const EVENTS_ON_THE_WAY: readonly TrackOrderRequest[] = [
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

/** Who carries an order in its destination, and a number that is the order's alone. */
export function carrierOf({ regionGroupId, code }: Pick<Order, 'regionGroupId' | 'code'>) {
  const country = regionGroupId.slice(0, 2).toUpperCase()
  return {
    carrier: CARRIERS[regionGroupId] ?? 'EMS',
    internationalTrackingNumber: `LX${code.slice(1)}${country}`,
  }
}

/** Grams that a carton and its filling add. */
const CARTON_GRAMS = 250

/** One box that holds the parcels, with 15% of room between them. */
export function packedBox(inside: readonly ParcelRow[]): WeighOrderRequest['boxes'][number] {
  const grams = inside.reduce((sum, { weightGrams }) => sum + (weightGrams ?? 0), CARTON_GRAMS)
  const cm3 = inside.reduce((sum, parcel) => sum + volumeOf(parcel), 0) * 1.15
  const longest = Math.max(
    20,
    ...inside.map(
      ({ lengthMm, widthMm, heightMm }) => Math.max(lengthMm ?? 0, widthMm ?? 0, heightMm ?? 0) / 10,
    ),
  )
  const side = Math.max(10, Math.sqrt(cm3 / longest))
  return { weight: grams / 1000, length: round(longest), width: round(side), height: round(side) }
}

function volumeOf({ lengthMm, widthMm, heightMm }: ParcelRow): number {
  return ((lengthMm ?? 0) * (widthMm ?? 0) * (heightMm ?? 0)) / 1000
}

function round(centimetres: number): number {
  return Math.ceil(centimetres * 10) / 10
}
