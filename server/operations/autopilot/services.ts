import { eq } from 'drizzle-orm'

import { SECOND_MS } from '../../base/time/clock.ts'
import { ServiceRequestStatus } from '../../contracts/enumerations.ts'
import { parcels, serviceRequests, users } from '../../db/schema/index.ts'
import { drawScalePhoto } from '../../modules/scalePhoto/index.ts'
import { plausibleMeasures } from '../plausibleMeasures.ts'
import { BATCH, type FindChores } from './chore.ts'
import { hasStayed } from './due.ts'
import { measuresOf } from '../../base/measures.ts'

/** How long staff take for a service: less than until an order with the parcel is packed. */
const SERVICE_MS = 10 * SECOND_MS

/** How much of a parcel's size a box that fits it takes up. */
const SMALLER = 0.8

/** Services that should be done to stored parcels. */
export const serviceChores: FindChores = async (context) => {
  const { db, services, storage } = context
  const due = await db
    .select({ request: serviceRequests, parcel: parcels, idCode: users.idCode })
    .from(serviceRequests)
    .innerJoin(parcels, eq(parcels.id, serviceRequests.parcelId))
    .innerJoin(users, eq(users.id, parcels.userId))
    .where(hasStayed(serviceRequests, ServiceRequestStatus.Requested, SERVICE_MS, context))
    .orderBy(serviceRequests.statusTime)
    .limit(BATCH)
  return due.map(({ request: { serviceId, result }, parcel: { expressNumber }, idCode }) => async () => {
    const job = { expressNumber, idCode, additionalServiceId: serviceId }
    const { weight, length, width, height } = plausibleMeasures(expressNumber)
    if (result === 'MEASURES') {
      const measures = { weight, length: length * SMALLER, width: width * SMALLER, height: height * SMALLER }
      return services.serviceRequestStaff.finish({ ...job, measures }, 'en')
    }
    const photo = await drawScalePhoto(expressNumber, measuresOf({ weight, length, width, height }))
    return services.serviceRequestStaff.finish({ ...job, images: [await storage.save(photo)] }, 'en')
  })
}
