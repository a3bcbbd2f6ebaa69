import { text } from '../../texts/text.ts'
import { toAdditionalService } from '../additionalService/index.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { ServiceJob, ServiceOffer, ServiceRequest } from '../../contracts/serviceRequest.ts'
import type { ApiProblem } from '../../base/http/problem.ts'
import type { JobRow, OfferRow, RequestRow } from './repository.ts'

/** A service as it is offered for a parcel. */
export function toOffer(row: OfferRow, refusal: ApiProblem | null, language: Language): ServiceOffer {
  return {
    ...toAdditionalService(row, language),
    result: row.result,
    unavailable: refusal && {
      code: refusal.code,
      message: text(language, `error.${refusal.code}`, refusal.params),
    },
  }
}

export function toServiceRequest(row: RequestRow, language: Language): ServiceRequest {
  const { service } = row
  return {
    id: row.id,
    parcelId: row.parcelId,
    service: {
      ...service,
      displayName: service.displayName[language],
      description: service.description[language],
    },
    result: row.result,
    status: row.status,
    statusDisplayName: text(language, `serviceRequestStatus.${row.status}`),
    statusTime: row.statusTime.toISOString(),
    remarks: row.remarks,
    images: [...row.images],
    reason: row.reason && row.reason[language],
    creationTime: row.creationTime.toISOString(),
  }
}

export function toJob({ request, expressNumber, idCode }: JobRow, language: Language): ServiceJob {
  return { ...toServiceRequest(request, language), expressNumber, idCode }
}
