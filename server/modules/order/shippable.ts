import { and, asc, desc, eq, isNull } from 'drizzle-orm'

import { ParcelStatus } from '../../contracts/enumerations.ts'
import { MAX_ORDER_PARCELS } from '../../contracts/logisticsOrderRequests.ts'
import { addresses, parcels, regionGroups } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'
import type { ParcelRow } from '../parcel/index.ts'

/** What the customer can send, stored longest first, and one more than an order takes if there are so many. */
export function shippableParcels(db: Database, userId: string): Promise<ParcelRow[]> {
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
export async function ownDestination(db: Database, userId: string) {
  const [row] = await db
    .select({ id: regionGroups.id, displayName: regionGroups.displayName })
    .from(addresses)
    .innerJoin(regionGroups, eq(regionGroups.id, addresses.regionGroupId))
    .where(eq(addresses.userId, userId))
    .orderBy(desc(addresses.isDefault))
    .limit(1)
  return row
}
