import { eq } from 'drizzle-orm'

import { unclaimedParcelClaims as claims, unclaimedParcels as parcels } from '../../../db/schema/index.ts'
import { hasStayed, type Stay } from '../../../db/stayed.ts'

import type { Database } from '../../../db/client.ts'

/** Parcels with a claim that has stayed in a status since it was made. */
export function findStayedClaims(db: Database, stay: Stay, limit: number) {
  return db
    .select({ expressNumber: parcels.expressNumber })
    .from(claims)
    .innerJoin(parcels, eq(parcels.id, claims.unclaimedParcelId))
    .where(hasStayed({ status: claims.status, since: claims.creationTime }, [stay]))
    .limit(limit)
}
