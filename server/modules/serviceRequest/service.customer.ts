import { notFound, orNotFound } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import { formatMoney } from '../../money/money.ts'
import { findParcels, lockParcels, type ParcelNote, type ParcelRow } from '../parcel/index.ts'
import { beginRequest, finishRequest, serviceParams, withdrawRequest } from './lifecycle.ts'
import { refusalOf, refuseChangedPrice, requestedOffer } from './offers.ts'
import { findRequest, listOffers, listRequests, type OfferRow, type RequestRow } from './repository.ts'
import { toOffer, toServiceRequest } from './view.ts'

import type { Customer } from '../../base/http/app.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { NewServiceRequest, ParcelServices, ServiceRequest } from '../../contracts/serviceRequest.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { ChosenService } from '../../db/schema/parcels.ts'

/** Services that customers order for their stored parcels. Each call throws ApiProblem 404 for somebody else's parcel. */
export interface ServiceRequestService {
  list(customer: Customer, parcelId: string, language: Language): Promise<ParcelServices>
  /**
   * Pays for a service and puts it on the staff's list. Longer free storage takes effect at once.
   *
   * @throws ApiProblem 400 AdditionalServiceUnknown
   * @throws ApiProblem 402 InsufficientBalance
   * @throws ApiProblem 409 ServicePriceChanged, ServiceRequested, ServiceOncePerParcel, ServiceStorageOver
   * @throws ApiProblem 409 ParcelMoveRefused if the parcel isn't checked in
   */
  request(
    tx: Transaction,
    customer: Customer,
    parcelId: string,
    request: NewServiceRequest,
    language: Language,
  ): Promise<ServiceRequest>
  /**
   * Takes a request back; the money returns to the balance.
   *
   * @throws ApiProblem 409 ServiceMoveRefused once it has ended
   */
  withdraw(
    tx: Transaction,
    customer: Customer,
    parcelId: string,
    requestId: string,
    language: Language,
  ): Promise<ServiceRequest>
}

export function createServiceRequestService(
  db: Database,
  clock: Clock,
  settings: TenantSettings,
): ServiceRequestService {
  return {
    list: async ({ userId }, parcelId, language) => {
      const [parcel] = await findParcels(db, userId, [parcelId])
      if (!parcel) throw notFound()
      const requests = await listRequests(db, parcelId)
      const context = { requests, settings, now: clock.now() }
      const offers = await listOffers(db)
      return {
        offers: offers.map((offer) => toOffer(offer, refusalOf(parcel, offer, context), language)),
        requests: requests.map((row) => toServiceRequest(row, language)),
      }
    },

    request: async (tx, { userId }, parcelId, request, language) => {
      const parcel = await lockOwn(tx, userId, parcelId)
      const now = clock.now()
      const offer = requestedOffer(await listOffers(tx), request)
      const requests = await listRequests(tx, parcelId)
      const refusal = refusalOf(parcel, offer, { requests, settings, now })
      if (refusal) throw refusal
      refuseChangedPrice(offer, request)
      const made = newRequest(parcel, offer, request.remarks, now)
      const open = await beginRequest(tx, parcel, made, requestNote(parcel, made.service, offer), now)
      const row =
        offer.result === 'FREE_DAYS' ? await finishRequest(tx, open, { parcel, note: null }, {}, now) : open
      return toServiceRequest(row, language)
    },

    withdraw: async (tx, { userId }, parcelId, requestId, language) => {
      const parcel = await lockOwn(tx, userId, parcelId)
      const request = orNotFound(await findRequest(tx, parcelId, requestId))
      return toServiceRequest(await withdrawRequest(tx, parcel, request, clock.now()), language)
    },
  }
}

/** A request is only ever changed while its parcel is locked. */
async function lockOwn(tx: Transaction, userId: string, parcelId: string): Promise<ParcelRow> {
  const [parcel] = await lockParcels(tx, userId, [parcelId])
  if (!parcel) throw notFound()
  return parcel
}

function newRequest(
  { id: parcelId }: ParcelRow,
  offer: OfferRow,
  remarks: string | undefined,
  now: Date,
): Omit<RequestRow, 'status' | 'statusTime'> {
  const { id, displayName, description, currencyCode, result } = offer
  return {
    id: newId(now),
    parcelId,
    serviceId: id,
    service: { id, displayName, description, price: formatMoney(offer.price), currencyCode },
    result,
    remarks: remarks?.trim() || null,
    images: [],
    reason: null,
    creationTime: now,
  }
}

/** Longer storage needs no work: it takes effect with the request. */
function requestNote(
  { extraFreeDays }: ParcelRow,
  service: ChosenService,
  { result, freeDays }: OfferRow,
): ParcelNote {
  const params = serviceParams(service)
  if (result !== 'FREE_DAYS') return { event: 'requestService', params }
  const days = freeDays ?? 0
  return {
    event: 'extendStorage',
    params: { ...params, days },
    changes: { extraFreeDays: extraFreeDays + days },
  }
}
