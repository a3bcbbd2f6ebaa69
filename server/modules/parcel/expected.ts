import { after, DAY_MS, SECOND_MS } from '../../base/time/clock.ts'
import { ParcelStatus } from '../../contracts/enumerations.ts'
import { findMedianMeasures, findNextToCheckIn, medianSecondsToCheckIn } from './repository/expected.ts'

import type { Database } from '../../db/client.ts'
import type { ParcelRow } from './repository/parcels.ts'

/** A parcel that was declared so long ago and has not arrived may be lost. */
export const OVERDUE_DAYS = 10

/** Parcels are usually checked in the day after they arrive. */
const CHECK_IN_DAYS = 1

/** A declared parcel that is not checked in yet, with what can be foreseen of it. */
export interface ExpectedParcel {
  /** With its own weight and size, or those that it is assumed to have. */
  readonly parcel: ParcelRow
  readonly isWeightAssumed: boolean
  /** Until it is likely to be checked in; null while none of the customer's parcels has come. */
  readonly days: number | null
}

/**
 * The customer's next parcel for a warehouse. If it isn't weighed yet, it is assumed to be like the customer's parcel of
 * median weight.
 *
 * @returns null if none is expected, or the customer has no weighed parcel to estimate from
 */
export async function nextExpectedParcel(
  db: Database,
  place: Pick<ParcelRow, 'userId' | 'warehouseId'>,
  now: Date,
): Promise<ExpectedParcel | null> {
  const parcel = await findNextToCheckIn(db, place, after(now, -OVERDUE_DAYS * DAY_MS))
  if (!parcel) return null
  const isWeightAssumed = parcel.weightGrams === null
  const measures = isWeightAssumed ? await findMedianMeasures(db, place.userId) : {}
  if (!measures) return null
  return {
    parcel: { ...parcel, ...measures },
    isWeightAssumed,
    days: await daysUntilCheckIn(db, parcel, now),
  }
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
