import { ServiceRequestStatus, ParcelStatus } from '../../contracts/enumerations.ts'
import { ApiProblem } from '../../base/http/problem.ts'
import { type ParcelRow, moveRefused, storageOf } from '../parcel/index.ts'

import type { TenantSettings } from '../../base/tenant.ts'
import type { OfferRow, RequestRow } from './repository.ts'

/** What a parcel has had, and when it asks for more. */
export interface OfferContext {
  readonly requests: readonly RequestRow[]
  readonly settings: TenantSettings
  readonly now: Date
}

/** Why a parcel can't have a service now; null if it can. */
export function refusalOf(
  parcel: ParcelRow,
  { id, result }: OfferRow,
  { requests, settings, now }: OfferContext,
): ApiProblem | null {
  if (parcel.status !== ParcelStatus.Inbound) return moveRefused(parcel)
  const had = requests.filter(({ serviceId }) => serviceId === id)
  if (had.some(({ status }) => status === ServiceRequestStatus.Requested)) {
    return new ApiProblem(409, 'ServiceRequested')
  }
  if (result !== 'FREE_DAYS') return null
  if (had.some(({ status }) => status === ServiceRequestStatus.Done)) {
    return new ApiProblem(409, 'ServiceOncePerParcel')
  }
  // Bought later, it would undo fees that have already accrued.
  const daysLeft = storageOf(parcel, now, settings)?.daysLeft ?? 0
  return daysLeft < 0 ? new ApiProblem(409, 'ServiceStorageOver') : null
}
