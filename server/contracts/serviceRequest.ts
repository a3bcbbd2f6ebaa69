import { Type, type Static } from 'typebox'

import { AdditionalService } from './additionalService.ts'
import { PrivatePicture, moderated } from './annotations.ts'
import { CurrencyCode, Id, listRequest, Money, MoneyInput, Time } from './common.ts'
import { ServiceRequestStatusCode } from './enumerations.ts'
import { InboundImage } from './parcel.ts'
import { ExpressNumber } from './parcelRequests.ts'
import { closed, entity, nullable, page, ref, words } from './schema.ts'
import { Centimetres, IdCode, Kilograms } from './warehouse.ts'

/** What changes a service request's status. */
export const SERVICE_REQUEST_MOVES = ['request', 'finish', 'refuse', 'withdraw'] as const
export type ServiceRequestMove = (typeof SERVICE_REQUEST_MOVES)[number]

/** What a service adds to the parcel. */
export const SERVICE_RESULTS = ['PHOTOS', 'MEASURES', 'FREE_DAYS'] as const
export type ServiceResult = (typeof SERVICE_RESULTS)[number]
export const ServiceResultWord = words(
  'ServiceResult',
  SERVICE_RESULTS,
  'MEASURES: weighed and measured anew. FREE_DAYS: longer free storage, in effect at once',
)

export const ServiceRequest = entity('ServiceRequest', {
  id: Id,
  parcelId: Id,
  service: ref(AdditionalService),
  result: nullable(ref(ServiceResultWord)),
  status: ref(ServiceRequestStatusCode),
  statusDisplayName: Type.String(),
  statusTime: Time,
  remarks: nullable(Type.String()),
  images: Type.Array(ref(InboundImage), { description: 'What staff photographed' }),
  reason: nullable(Type.String({ description: 'Why it couldn’t be done' })),
  creationTime: Time,
})
export type ServiceRequest = Static<typeof ServiceRequest>

export const ServiceOffer = entity('ServiceOffer', {
  id: Id,
  displayName: Type.String(),
  description: Type.String(),
  price: Money,
  currencyCode: CurrencyCode,
  result: nullable(ref(ServiceResultWord)),
  unavailable: nullable(
    closed(
      { code: Type.String(), message: Type.String() },
      { description: 'Why the parcel can’t have it now: what a request would be refused with' },
    ),
  ),
})
export type ServiceOffer = Static<typeof ServiceOffer>

export const ParcelServices = entity('ParcelServices', {
  offers: Type.Array(ref(ServiceOffer)),
  requests: Type.Array(ref(ServiceRequest), { description: 'Newest first' }),
})
export type ParcelServices = Static<typeof ParcelServices>

/** `{id}` is the parcel. */
export const ServiceRequestParams = closed({ id: Id, requestId: Id })

export const NewServiceRequest = entity('NewServiceRequest', {
  additionalServiceId: Id,
  expectedPrice: MoneyInput,
  remarks: Type.Optional(
    moderated(Type.String({ maxLength: 200, description: 'What staff should look at' })),
  ),
})
export type NewServiceRequest = Static<typeof NewServiceRequest>

/** Names an open request by its parcel's label and the service. */
const JOB = { expressNumber: ExpressNumber, idCode: Type.Optional(IdCode), additionalServiceId: Id }

export const FinishServiceRequest = entity('FinishServiceRequest', {
  ...JOB,
  images: Type.Optional(Type.Array(PrivatePicture, { maxItems: 9, description: 'Uploaded before' })),
  measures: Type.Optional(
    closed({ weight: Kilograms, length: Centimetres, width: Centimetres, height: Centimetres }),
  ),
})
export type FinishServiceRequest = Static<typeof FinishServiceRequest>

export const RefuseServiceRequest = entity('RefuseServiceRequest', {
  ...JOB,
  reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'The customer reads it' }),
})
export type RefuseServiceRequest = Static<typeof RefuseServiceRequest>

/** A service request as staff see it. */
export const ServiceJob = entity('ServiceJob', {
  ...ServiceRequest.properties,
  expressNumber: Type.String(),
  idCode: Type.String(),
})
export type ServiceJob = Static<typeof ServiceJob>
export const ServiceJobPage = page('ServiceJobPage', ServiceJob)

export const ServiceJobListRequest = listRequest(
  'ServiceJobListRequest',
  ['creationTime desc', 'creationTime asc'],
  { status: Type.Optional(ref(ServiceRequestStatusCode)) },
)
export type ServiceJobListRequest = Static<typeof ServiceJobListRequest>
