import { FundAccountLogType, type Language } from '../../contracts/enumerations.ts'
import { newId } from '../../base/ids.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { ApiProblem, fieldProblem, notFound } from '../../base/http/problem.ts'
import { SERVICE_REQUEST } from '../../states/serviceRequest.ts'
import { firstTransition } from '../../states/transition.ts'
import { chargeCustomer } from '../fund/index.ts'
import { type ParcelRow, findParcels, lockParcels, noteOnParcel } from '../parcel/index.ts'
import { moveRequest, postingOf, serviceParams, withdrawRequest } from './moves.ts'
import { refusalOf } from './offers.ts'
import * as repository from './repository.ts'
import { toOffer, toServiceRequest } from './view.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { NewServiceRequest, ParcelServices, ServiceRequest } from '../../contracts/serviceRequest.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Customer } from '../../base/http/app.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { OfferRow, RequestRow } from './repository.ts'

/** What customers have done to their stored parcels. Each throws ApiProblem 404 for somebody else's parcel. */
export interface ServiceRequestService {
  list(customer: Customer, parcelId: string, language: Language): Promise<ParcelServices>
  /**
   * Pays for a service and puts it on the staff's list. Longer free storage takes effect at once.
   *
   * @throws ApiProblem 400 AdditionalServiceUnknown; 402 InsufficientBalance; 409 ServicePriceChanged,
   *   ServiceRequested, ServiceOncePerParcel, ServiceStorageOver; 409 ParcelMoveRefused if the parcel isn't checked in
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
      const requests = await repository.listRequests(db, parcelId)
      const context = { requests, settings, now: clock.now() }
      const offers = await repository.listOffers(db)
      return {
        offers: offers.map((offer) => toOffer(offer, refusalOf(parcel, offer, context), language)),
        requests: requests.map((row) => toServiceRequest(row, language)),
      }
    },

    request: async (tx, { userId }, parcelId, request, language) => {
      const now = clock.now()
      const parcel = await lockOwn(tx, userId, parcelId)
      const offer = await offerFor(tx, request)
      const requests = await repository.listRequests(tx, parcelId)
      const refusal = refusalOf(parcel, offer, { requests, settings, now })
      if (refusal) throw refusal
      refuseChangedPrice(offer, request)
      const made = newRequest(parcel, offer, request.remarks, now)
      await repository.insertRequest(tx, made)
      const { note, ...posting } = postingOf(parcel, made.service)
      const charge = { key: 'fundNote.service', ...note } as const
      await chargeCustomer(tx, { ...posting, type: FundAccountLogType.Parcel, note: charge }, now)
      return toServiceRequest(await begin(tx, parcel, made, offer, now), language)
    },

    withdraw: async (tx, { userId }, parcelId, requestId, language) => {
      const parcel = await lockOwn(tx, userId, parcelId)
      const request = await repository.findRequest(tx, parcelId, requestId)
      if (!request) throw notFound()
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

async function offerFor(tx: Transaction, { additionalServiceId }: NewServiceRequest): Promise<OfferRow> {
  const offer = (await repository.listOffers(tx)).find(({ id }) => id === additionalServiceId)
  if (!offer) throw fieldProblem(400, 'AdditionalServiceUnknown', 'additionalServiceId')
  return offer
}

function refuseChangedPrice({ price, currencyCode }: OfferRow, { expectedPrice }: NewServiceRequest): void {
  if (price === parseMoney(expectedPrice)) return
  const shown = formatMoney(price)
  const params = { price: shown, currency: currencyCode }
  throw new ApiProblem(409, 'ServicePriceChanged', { params, details: shown })
}

function newRequest(
  { id: parcelId }: ParcelRow,
  offer: OfferRow,
  remarks: string | undefined,
  now: Date,
): RequestRow {
  const { id, displayName, description, currencyCode, result } = offer
  return {
    id: newId(now),
    parcelId,
    serviceId: id,
    service: { id, displayName, description, price: formatMoney(offer.price), currencyCode },
    result,
    status: firstTransition(SERVICE_REQUEST, 'request').to,
    statusTime: now,
    remarks: remarks?.trim() || null,
    images: [],
    reason: null,
    creationTime: now,
  }
}

/** Longer storage needs nobody's hands: it is done as soon as it is paid. */
async function begin(
  tx: Transaction,
  parcel: ParcelRow,
  request: RequestRow,
  { result, freeDays }: OfferRow,
  now: Date,
): Promise<RequestRow> {
  const params = serviceParams(request.service)
  if (result !== 'FREE_DAYS') {
    await noteOnParcel(tx, parcel, { event: 'requestService', params }, 'CUSTOMER', now)
    return request
  }
  const days = freeDays ?? 0
  const changes = { extraFreeDays: parcel.extraFreeDays + days }
  const note = { event: 'extendStorage', params: { ...params, days }, changes } as const
  await noteOnParcel(tx, parcel, note, 'CUSTOMER', now)
  return moveRequest(tx, request, 'finish', now)
}
