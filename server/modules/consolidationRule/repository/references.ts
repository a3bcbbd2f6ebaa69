import { and, asc, eq, inArray, isNull } from 'drizzle-orm'

import { addresses, parcels, pickupStations } from '../../../db/schema/index.ts'
import { PARCEL } from '../../../states/parcel.ts'

import type { Database, Transaction } from '../../../db/client.ts'
import type { ParcelRow } from '../../parcel/index.ts'
import type { RuleRow } from './rule.ts'

/** The addresses, pickup points and parcels that rules name; some of them may be gone. */
export async function findReferences(db: Database, rules: readonly RuleRow[]) {
  const addressIds = rules.map(({ addressId }) => addressId)
  const stationIds = rules.flatMap(({ pickupStationId }) => pickupStationId ?? [])
  const parcelIds = rules.flatMap(({ trigger }) => trigger.parcelIds ?? [])
  return {
    addresses: await db.select().from(addresses).where(inArray(addresses.id, addressIds)),
    stations: await db.select().from(pickupStations).where(inArray(pickupStations.id, stationIds)),
    parcels: await db.select().from(parcels).where(inArray(parcels.id, parcelIds)),
  }
}

/**
 * The customer's parcels that have arrived and are in no order, locked so that no order takes them. Always in the order
 * of their ids, as `lockParcels` does.
 */
export function lockStoredParcels(tx: Transaction, userId: string): Promise<ParcelRow[]> {
  return tx
    .select()
    .from(parcels)
    .where(
      and(
        eq(parcels.userId, userId),
        inArray(parcels.status, PARCEL.all('stored')),
        isNull(parcels.logisticsOrderId),
      ),
    )
    .orderBy(asc(parcels.id))
    .for('update')
}
