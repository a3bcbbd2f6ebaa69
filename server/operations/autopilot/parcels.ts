import { SECOND_MS } from '../../base/time/clock.ts'
import { ParcelStatus } from '../../contracts/enumerations.ts'
import { findStayedParcels } from '../../modules/parcel/index.ts'
import { plausibleMeasures } from '../plausible/measures.ts'
import { BATCH, type FindChores } from './chore.ts'
import { stayOf } from './due.ts'

const { NotArrival, Arrived } = ParcelStatus

/** How long a parcel stays in a status. */
const STAY_MS = { [NotArrival]: 20 * SECOND_MS, [Arrived]: 15 * SECOND_MS } as const

/** Parcels that should arrive, or be checked in. */
export const parcelChores: FindChores = async (context) => {
  const { db, services } = context
  const stays = Object.entries(STAY_MS).map(([status, ms]) => stayOf(Number(status), ms, context))
  const due = await findStayedParcels(db, stays, BATCH)
  return due.map(({ expressNumber, idCode, status }) => () => {
    const scan = { expressNumber, idCode }
    if (status === NotArrival) return services.parcelStaff.arrive(scan, 'en')
    return services.parcelStaff.inbound({ ...scan, ...plausibleMeasures(expressNumber) }, 'en')
  })
}
