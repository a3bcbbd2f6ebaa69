import { fieldProblem } from '../../base/http/problem.ts'
import { localised } from '../../texts/localised.ts'
import { normaliseExpressNumber } from '../express/index.ts'
import { lockParcels, type ParcelRow } from '../parcel/index.ts'
import { finishNote, outcomeOf, type FinishContext } from './finishing.ts'
import { finishRequest, refuseRequest } from './lifecycle.ts'
import { findOpenJobs, findRequest, listJobs, type JobRow, type RequestRow } from './repository.ts'
import { toJob } from './view.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type {
  FinishServiceRequest,
  RefuseServiceRequest,
  ServiceJob,
  ServiceJobListRequest,
} from '../../contracts/serviceRequest.ts'
import type { Database, Transaction } from '../../db/client.ts'

/** What staff do with service requests, which they name by the parcel's label and the service. */
export interface ServiceRequestStaffService {
  list(request: ServiceJobListRequest, language: Language): Promise<Page<ServiceJob>>
  /**
   * Says that a service is done. A parcel that was measured anew has its new figures from then on.
   *
   * @throws ApiProblem 400 ServicePhotosRequired, ServiceMeasuresRequired
   * @throws ApiProblem 404 ServiceRequestUnknown
   * @throws ApiProblem 409 ParcelNumberAmbiguous
   */
  finish(request: FinishServiceRequest, language: Language): Promise<ServiceJob>
  /**
   * Says that a service can't be done. The customer reads the reason and gets the money back.
   *
   * @throws ApiProblem 404 ServiceRequestUnknown
   * @throws ApiProblem 409 ParcelNumberAmbiguous
   */
  refuse(tx: Transaction, request: RefuseServiceRequest, language: Language): Promise<ServiceJob>
}

export function createServiceRequestStaffService(
  context: FinishContext & { readonly db: Database },
): ServiceRequestStaffService {
  const { db, clock } = context
  return {
    list: async (request, language) => {
      const { rows, totalCount } = await listJobs(db, request)
      return { items: rows.map((row) => toJob(row, language)), totalCount }
    },

    finish: async (request, language) => {
      const job = await openJob(db, request)
      const outcome = await outcomeOf(job, request, context)
      return db.transaction(async (tx) => {
        const { parcel, open } = await lockJob(tx, job)
        const about = { parcel, note: finishNote(parcel, open, outcome) }
        const done = await finishRequest(tx, open, about, { images: outcome.images }, clock.now())
        return toJob({ ...job, request: done }, language)
      })
    },

    refuse: async (tx, request, language) => {
      const job = await openJob(tx, request)
      const { parcel, open } = await lockJob(tx, job)
      const reason = localised(request.reason.trim(), request.reason.trim())
      const refused = await refuseRequest(tx, parcel, open, reason, clock.now())
      return toJob({ ...job, request: refused }, language)
    },
  }
}

type Job = Pick<FinishServiceRequest, 'expressNumber' | 'idCode' | 'additionalServiceId'>

async function openJob(db: Database, { expressNumber, idCode, additionalServiceId }: Job): Promise<JobRow> {
  const [job, another] = await findOpenJobs(db, {
    expressNumber: normaliseExpressNumber(expressNumber),
    serviceId: additionalServiceId,
    idCode: idCode?.trim().toUpperCase(),
  })
  if (!job) throw fieldProblem(404, 'ServiceRequestUnknown', 'additionalServiceId')
  if (another) throw fieldProblem(409, 'ParcelNumberAmbiguous', 'idCode')
  return job
}

/** The request as it is once its parcel is locked: the customer may have withdrawn it meanwhile. */
async function lockJob(
  tx: Transaction,
  { request, userId }: JobRow,
): Promise<{ parcel: ParcelRow; open: RequestRow }> {
  const [parcel] = await lockParcels(tx, userId, [request.parcelId])
  const open = await findRequest(tx, request.parcelId, request.id)
  if (!parcel || !open) throw fieldProblem(404, 'ServiceRequestUnknown', 'additionalServiceId')
  return { parcel, open }
}
