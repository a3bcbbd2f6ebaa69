import { eq, or } from 'drizzle-orm'

import { SECOND_MS } from '../../base/time/clock.ts'
import { ParcelStatus } from '../../contracts/enumerations.ts'
import { parcels, users } from '../../db/schema/index.ts'
import { plausibleMeasures } from '../plausibleMeasures.ts'
import { BATCH, type FindChores } from './chore.ts'
import { hasStayed } from './due.ts'

const { NotArrival, Arrived } = ParcelStatus

/** How long a parcel stays in a status. */
const STAY_MS = { [NotArrival]: 20 * SECOND_MS, [Arrived]: 15 * SECOND_MS } as const

/** Parcels that should arrive, or be weighed. */
export const parcelChores: FindChores = async (context) => {
  const { db, services } = context
  const due = await db
    .select({ expressNumber: parcels.expressNumber, idCode: users.idCode, status: parcels.status })
    .from(parcels)
    .innerJoin(users, eq(users.id, parcels.userId))
    .where(
      or(
        hasStayed(parcels, NotArrival, STAY_MS[NotArrival], context),
        hasStayed(parcels, Arrived, STAY_MS[Arrived], context),
      ),
    )
    .orderBy(parcels.statusTime)
    .limit(BATCH)
  return due.map(({ expressNumber, idCode, status }) => () => {
    const scan = { expressNumber, idCode }
    if (status === NotArrival) return services.parcelStaff.arrive(scan, 'en')
    return services.parcelStaff.inbound({ ...scan, ...plausibleMeasures(expressNumber) }, 'en')
  })
}
