import { and, asc, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'

import { ParcelStatus } from '../../../contracts/enumerations.ts'
import { parcelLogs, parcels } from '../../../db/schema/index.ts'

import type { Database } from '../../../db/client.ts'
import type { ParcelRow } from './parcels.ts'

/** Weight and size, null as long as nobody has measured them. */
export type MeasureColumns = Pick<ParcelRow, 'weightGrams' | 'lengthMm' | 'widthMm' | 'heightMm'>

/** The customer's declared parcel that will be checked in next; one still on its way if declared after a time. */
export async function findNextToCheckIn(
  db: Database,
  { userId, warehouseId }: Pick<ParcelRow, 'userId' | 'warehouseId'>,
  declaredAfter: Date,
): Promise<ParcelRow | undefined> {
  const [parcel] = await db
    .select()
    .from(parcels)
    .where(
      and(
        eq(parcels.userId, userId),
        eq(parcels.warehouseId, warehouseId),
        eq(parcels.isDeclared, true),
        or(
          eq(parcels.status, ParcelStatus.Arrived),
          and(eq(parcels.status, ParcelStatus.NotArrival), gt(parcels.creationTime, declaredAfter)),
        ),
      ),
    )
    // An arrived one has the higher status.
    .orderBy(desc(parcels.status), asc(parcels.creationTime), asc(parcels.id))
    .limit(1)
  return parcel
}

/** Weight and size of the customer's parcel of median weight: together, so that they are those of a real box. */
export async function findMedianMeasures(db: Database, userId: string): Promise<MeasureColumns | undefined> {
  const ofCustomer = and(eq(parcels.userId, userId), isNotNull(parcels.weightGrams))
  const median = sql`(select percentile_disc(0.5) within group (order by ${parcels.weightGrams})
    from ${parcels} where ${ofCustomer})`
  const [measures] = await db
    .select({
      weightGrams: parcels.weightGrams,
      lengthMm: parcels.lengthMm,
      widthMm: parcels.widthMm,
      heightMm: parcels.heightMm,
    })
    .from(parcels)
    .where(and(ofCustomer, eq(parcels.weightGrams, median)))
    .orderBy(asc(parcels.id))
    .limit(1)
  return measures
}

/** How long the customer's parcels took from declaration to check-in; those that came undeclared don't tell. */
export async function medianSecondsToCheckIn(db: Database, userId: string): Promise<number | null> {
  const [row] = await db
    .select({
      seconds: sql<number | null>`percentile_disc(0.5) within group
        (order by extract(epoch from ${parcels.inboundTime} - ${parcels.creationTime})::int)`,
    })
    .from(parcels)
    .innerJoin(
      parcelLogs,
      and(eq(parcelLogs.parcelId, parcels.id), eq(parcelLogs.time, parcels.creationTime)),
    )
    .where(and(eq(parcels.userId, userId), isNotNull(parcels.inboundTime), eq(parcelLogs.move, 'declare')))
  return row?.seconds ?? null
}
