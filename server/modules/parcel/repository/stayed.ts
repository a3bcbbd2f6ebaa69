import { eq } from 'drizzle-orm'

import { parcels, users } from '../../../db/schema/index.ts'
import { hasStayed, type Stay } from '../../../db/stayed.ts'

import type { Database } from '../../../db/client.ts'

/** Parcels that have stayed in a status, longest first, with what their labels say. */
export function findStayedParcels(db: Database, stays: readonly Stay[], limit: number) {
  return db
    .select({ expressNumber: parcels.expressNumber, idCode: users.idCode, status: parcels.status })
    .from(parcels)
    .innerJoin(users, eq(users.id, parcels.userId))
    .where(hasStayed({ status: parcels.status, since: parcels.statusTime }, stays))
    .orderBy(parcels.statusTime)
    .limit(limit)
}
