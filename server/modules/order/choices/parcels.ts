import { fieldProblem, notFound } from '../../../base/http/problem.ts'
import { ParcelStatus } from '../../../contracts/enumerations.ts'

import type { ParcelRow } from '../../parcel/index.ts'

/**
 * The parcels, if one order can take them all.
 *
 * @param parcels the requested parcels that belong to the customer
 * @throws ApiProblem 404 when one is missing
 * @throws ApiProblem 409 ParcelNotSubmittable, ParcelsInSeveralWarehouses
 */
export function requireTakeable(parcels: ParcelRow[], wantedIds: readonly string[]): ParcelRow[] {
  if (parcels.length < wantedIds.length) throw notFound()
  const refused = parcels.find((parcel) => !isSubmittable(parcel))
  if (refused) {
    throw fieldProblem(409, 'ParcelNotSubmittable', 'parcelIds', { expressNumber: refused.expressNumber })
  }
  if (new Set(parcels.map(({ warehouseId }) => warehouseId)).size > 1) {
    throw fieldProblem(409, 'ParcelsInSeveralWarehouses', 'parcelIds')
  }
  return parcels
}

/** Whether a parcel can go into an order: weighed, declared, and in no other one. */
function isSubmittable({ status, isDeclared, logisticsOrderId }: ParcelRow): boolean {
  return status === ParcelStatus.Inbound && isDeclared && logisticsOrderId === null
}
