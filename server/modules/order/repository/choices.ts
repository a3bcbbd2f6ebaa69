import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm'

import { ParcelStatus } from '../../../contracts/enumerations.ts'
import { MAX_ORDER_PARCELS } from '../../../contracts/logisticsOrderRequests.ts'
import { addresses, declaredNames, parcels, pickupStations, regionGroups } from '../../../db/schema/index.ts'

import type { Database } from '../../../db/client.ts'
import type { Localised } from '../../../texts/localised.ts'
import type { ParcelRow } from '../../parcel/index.ts'

/** What the customer can send, stored longest first; one more than an order takes if there are so many. */
export function findShippableParcels(db: Database, userId: string): Promise<ParcelRow[]> {
  return db
    .select()
    .from(parcels)
    .where(
      and(
        eq(parcels.userId, userId),
        eq(parcels.status, ParcelStatus.Inbound),
        eq(parcels.isDeclared, true),
        isNull(parcels.logisticsOrderId),
      ),
    )
    .orderBy(asc(parcels.inboundTime), asc(parcels.id))
    .limit(MAX_ORDER_PARCELS + 1)
}

/** Where the customer's default address is; they may have none. */
export async function findDefaultDestination(
  db: Database,
  userId: string,
): Promise<{ readonly id: string; readonly displayName: Localised } | undefined> {
  const [row] = await db
    .select({ id: regionGroups.id, displayName: regionGroups.displayName })
    .from(addresses)
    .innerJoin(regionGroups, eq(regionGroups.id, addresses.regionGroupId))
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault))
    .limit(1)
  return row
}

/** A pickup station, if it is in a region group. */
export async function findStationIn(
  db: Database,
  regionGroupId: string,
  stationId: string,
): Promise<{ readonly id: string; readonly isFull: boolean } | undefined> {
  const [station] = await db
    .select({ id: pickupStations.id, isFull: pickupStations.isFull })
    .from(pickupStations)
    .where(and(eq(pickupStations.id, stationId), eq(pickupStations.regionGroupId, regionGroupId)))
  return station
}

/** The kinds of goods that declared names stand for, by the names' ids. */
export async function findGoodsTypes(
  db: Database,
  declaredNameIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (declaredNameIds.length === 0) return new Map()
  const rows = await db
    .select({ id: declaredNames.id, goodsTypeId: declaredNames.goodsTypeId })
    .from(declaredNames)
    .where(inArray(declaredNames.id, [...declaredNameIds]))
  return new Map(rows.flatMap(({ id, goodsTypeId }) => (goodsTypeId === null ? [] : [[id, goodsTypeId]])))
}
