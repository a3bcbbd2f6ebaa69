import { and, asc, desc, eq, gt, isNotNull, or, sql } from 'drizzle-orm'

import { after, DAY_MS, SECOND_MS } from '../../base/time/clock.ts'
import { ParcelStatus } from '../../contracts/enumerations.ts'
import { parcelLogs, parcels } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'
import type { ParcelRow } from './repository.ts'

/** A parcel that was declared so long ago and has not arrived may be lost. */
export const OVERDUE_DAYS = 10

/** Parcels are checked in the day after they arrive, as a rule. */
const CHECK_IN_DAYS = 1

/** A declared parcel that is not checked in yet, as it will probably be. */
export interface ExpectedParcel {
  /** With the weight and size that it has or is assumed to have. */
  readonly parcel: ParcelRow
  readonly isWeightAssumed: boolean
  /** Until it is likely to be checked in; null while none of the customer's parcels has come. */
  readonly days: number | null
}

/**
 * The customer's next parcel for a warehouse. If it isn't weighed yet, it is assumed to have the customer's median weight.
 *
 * @returns null if none is expected, or the customer has no weighed parcel to estimate from
 */
export async function nextExpectedParcel(
  db: Database,
  { userId, warehouseId }: Pick<ParcelRow, 'userId' | 'warehouseId'>,
  now: Date,
): Promise<ExpectedParcel | null> {
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
          and(
            eq(parcels.status, ParcelStatus.NotArrival),
            gt(parcels.creationTime, after(now, -OVERDUE_DAYS * DAY_MS)),
          ),
        ),
      ),
    )
    // An arrived one has the higher status.
    .orderBy(desc(parcels.status), asc(parcels.creationTime), asc(parcels.id))
    .limit(1)
  if (!parcel) return null
  const isWeightAssumed = parcel.weightGrams === null
  const measures = isWeightAssumed ? await medianMeasures(db, userId) : {}
  if (!measures) return null
  return {
    parcel: { ...parcel, ...measures },
    isWeightAssumed,
    days: await daysUntilCheckIn(db, parcel, now),
  }
}

/** Weight and size of the customer's parcel of median weight: together, so that they are those of a real box. */
async function medianMeasures(db: Database, userId: string) {
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

async function daysUntilCheckIn(
  db: Database,
  { userId, status, creationTime }: ParcelRow,
  now: Date,
): Promise<number | null> {
  if (status === ParcelStatus.Arrived) return CHECK_IN_DAYS
  const seconds = await medianSecondsToCheckIn(db, userId)
  if (seconds === null) return null
  const leftMs = creationTime.getTime() + seconds * SECOND_MS - now.getTime()
  return Math.max(CHECK_IN_DAYS, Math.ceil(leftMs / DAY_MS))
}

/** How long the customer's parcels took from declaration to check-in; those that came undeclared don't tell. */
async function medianSecondsToCheckIn(db: Database, userId: string): Promise<number | null> {
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
