import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'
import { ParcelStatus, ServiceRequestStatus } from '../../contracts/enumerations.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { SERVICE_REQUEST } from '../../states/serviceRequest.ts'
import { moveRefused, storageOf, type ParcelRow } from '../parcel/index.ts'

import type { TenantSettings } from '../../base/tenant.ts'
import type { NewServiceRequest } from '../../contracts/serviceRequest.ts'
import type { OfferRow, RequestRow } from './repository.ts'

/** What decides whether a parcel can have a service. */
export interface OfferContext {
  /** Of the parcel, all that there ever were. */
  readonly requests: readonly RequestRow[]
  readonly settings: TenantSettings
  readonly now: Date
}

/**
 * The service that a customer asks for.
 *
 * @throws ApiProblem 400 AdditionalServiceUnknown
 */
export function requestedOffer(
  offers: readonly OfferRow[],
  { additionalServiceId }: NewServiceRequest,
): OfferRow {
  const offer = offers.find(({ id }) => id === additionalServiceId)
  if (!offer) throw fieldProblem(400, 'AdditionalServiceUnknown', 'additionalServiceId')
  return offer
}

/** Why a parcel can't have a service now; null if it can. */
export function refusalOf(
  parcel: ParcelRow,
  { id, result }: OfferRow,
  { requests, settings, now }: OfferContext,
): ApiProblem | null {
  if (parcel.status !== ParcelStatus.Inbound) return moveRefused(parcel)
  const had = requests.filter(({ serviceId }) => serviceId === id)
  if (had.some(({ status }) => SERVICE_REQUEST.is(status, 'open')))
    return new ApiProblem(409, 'ServiceRequested')
  if (result !== 'FREE_DAYS') return null
  if (had.some(({ status }) => status === ServiceRequestStatus.Done)) {
    return new ApiProblem(409, 'ServiceOncePerParcel')
  }
  // Bought later, it would undo fees that have already accrued.
  const daysLeft = storageOf(parcel, now, settings)?.daysLeft ?? 0
  return daysLeft < 0 ? new ApiProblem(409, 'ServiceStorageOver') : null
}

/** @throws ApiProblem 409 ServicePriceChanged when a service no longer costs what the customer saw */
export function refuseChangedPrice(
  { price, currencyCode }: OfferRow,
  { expectedPrice }: NewServiceRequest,
): void {
  if (price === parseMoney(expectedPrice)) return
  const shown = formatMoney(price)
  const params = { price: shown, currency: currencyCode }
  throw new ApiProblem(409, 'ServicePriceChanged', { params, details: shown })
}
