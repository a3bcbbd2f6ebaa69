import { measuresOf } from '../../base/measures.ts'
import { SECOND_MS } from '../../base/time/clock.ts'
import { ServiceRequestStatus } from '../../contracts/enumerations.ts'
import { takenOrDrawn } from '../../modules/scalePhoto/index.ts'
import { findStayedRequests } from '../../modules/serviceRequest/index.ts'
import { plausibleMeasures, repacked } from '../plausible/measures.ts'
import { BATCH, type FindChores } from './chore.ts'
import { stayOf } from './due.ts'

const { Requested } = ServiceRequestStatus

/** How long staff take for a service: it is done before an order with the parcel is packed. */
const SERVICE_MS = 10 * SECOND_MS

/** Services that should be done to stored parcels. */
export const serviceChores: FindChores = async (context) => {
  const { db, services, storage } = context
  const due = await findStayedRequests(db, stayOf(Requested, SERVICE_MS, context), BATCH)
  return due.map(({ request: { serviceId, result }, expressNumber, idCode }) => async () => {
    const job = { expressNumber, idCode, additionalServiceId: serviceId }
    const found = plausibleMeasures(expressNumber)
    if (result === 'MEASURES') {
      const measures = repacked(found)
      return services.serviceRequestStaff.finish({ ...job, measures }, 'en')
    }
    const images = await takenOrDrawn(storage, expressNumber, measuresOf(found))
    return services.serviceRequestStaff.finish({ ...job, images: [...images] }, 'en')
  })
}
