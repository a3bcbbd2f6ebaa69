import { eq } from 'drizzle-orm'

import { logisticsOrders, pickupStations } from '../../db/schema/index.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { ParcelShipment } from '../../contracts/parcel.ts'
import type { Database } from '../../db/client.ts'

/** The order that a parcel travels in; null while it is in none. */
export async function findShipment(
  db: Database,
  orderId: string | null,
  language: Language,
): Promise<ParcelShipment | null> {
  if (orderId === null) return null
  const [row] = await db
    .select({ order: logisticsOrders, station: pickupStations })
    .from(logisticsOrders)
    .leftJoin(pickupStations, eq(pickupStations.id, logisticsOrders.pickupStationId))
    .where(eq(logisticsOrders.id, orderId))
  if (!row) return null
  const { order, station } = row
  return {
    orderId: order.id,
    code: order.code,
    carrier: order.carrier,
    internationalTrackingNumber: order.internationalTrackingNumber,
    pickupStation: station && {
      id: station.id,
      displayName: station.displayName[language],
      address: station.address[language],
      openingHours: station.openingHours[language],
    },
    pickupCode: order.pickupCode,
  }
}
