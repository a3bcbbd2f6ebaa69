import { and, eq, inArray } from 'drizzle-orm'

import { AdditionalServiceType, ReceivingMethod } from '../../contracts/enumerations.ts'
import { additionalServices, pickupStations } from '../../db/schema/index.ts'
import { formatMoney } from '../../money/money.ts'
import { fieldProblem } from '../../base/http/problem.ts'
import { findOwnAddress, snapshotOf } from '../address/index.ts'
import { findRegionGroup } from '../region/index.ts'

import type { ShippingAddress } from '../../contracts/address.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'
import type { ChosenService } from '../../db/schema/parcels.ts'

/** Where an order goes. */
export interface Destination {
  readonly regionGroupId: string
  /** Tax at the destination, as a decimal string. */
  readonly gstRate: string
}

/**
 * A customer's address as an order keeps it.
 *
 * @throws ApiProblem 404 AddressUnknown, also for somebody else's
 */
export async function addressFor(
  db: Database,
  userId: string,
  addressId: string,
  language: Language,
): Promise<ShippingAddress> {
  const row = await findOwnAddress(db, userId, addressId)
  if (!row) throw fieldProblem(404, 'AddressUnknown', 'addressId')
  return snapshotOf(db, row, language)
}

/** @throws ApiProblem 400 RegionGroupUnknown */
export async function destinationOf(db: Database, regionGroupId: string): Promise<Destination> {
  const group = await findRegionGroup(db, regionGroupId)
  if (!group) throw fieldProblem(400, 'RegionGroupUnknown', 'regionGroupId')
  return { regionGroupId, gstRate: group.gstRate }
}

/**
 * The pickup station of an order that is collected; null for one that comes to the door.
 *
 * @param keptId the order's current station, which is allowed even if it's full
 * @throws ApiProblem 400 PickupStationRequired for a missing or unknown one, or one that is elsewhere;
 *   PickupStationFull
 */
export async function stationFor(
  db: Database,
  receivingMethod: ReceivingMethod,
  pickupStationId: string | undefined,
  regionGroupId: string,
  keptId: string | null = null,
): Promise<string | null> {
  if (receivingMethod !== ReceivingMethod.PICKUP_STATION) return null
  const [station] = await db
    .select({ id: pickupStations.id, isFull: pickupStations.isFull })
    .from(pickupStations)
    .where(and(eq(pickupStations.id, pickupStationId ?? ''), eq(pickupStations.regionGroupId, regionGroupId)))
  if (!station) throw fieldProblem(400, 'PickupStationRequired', 'pickupStationId')
  if (station.isFull && station.id !== keptId) throw fieldProblem(400, 'PickupStationFull', 'pickupStationId')
  return station.id
}

/**
 * The services that are done to an order as a whole, as they are when they are chosen.
 *
 * @throws ApiProblem 400 AdditionalServiceUnknown
 */
export async function orderServices(db: Database, ids: readonly string[]): Promise<ChosenService[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await db
    .select()
    .from(additionalServices)
    .where(
      and(
        inArray(additionalServices.id, wanted),
        eq(additionalServices.additionalServiceType, AdditionalServiceType.LOGISTICS_ORDER),
      ),
    )
    .orderBy(additionalServices.displayOrder)
  if (rows.length < wanted.length) throw fieldProblem(400, 'AdditionalServiceUnknown', 'additionalServiceIds')
  return rows.map(({ id, displayName, description, price, currencyCode }) => ({
    id,
    displayName,
    description,
    price: formatMoney(price),
    currencyCode,
  }))
}
