import { ApiProblem, fieldProblem } from '../../../base/http/problem.ts'
import { ParcelStatus } from '../../../contracts/enumerations.ts'
import { normaliseExpressNumber } from '../../express/index.ts'
import { numberTaken, refuseMallNumber, refusingTakenNumber, warehouseFor } from '../label.ts'
import { moveRefused } from '../lifecycle.ts'
import { findLiveParcels, updateParcel, type ParcelRow } from '../repository/parcels.ts'
import { readDeclaration } from './declaration.ts'
import { noteLateDeclaration } from './declare.ts'

import type { TenantSettings } from '../../../base/tenant.ts'
import type { UpdateParcelRequest } from '../../../contracts/parcelRequests.ts'
import type { Transaction } from '../../../db/client.ts'

/**
 * Declares a parcel anew.
 *
 * @param parcel locked by the caller
 * @throws ApiProblem 400 for a reference to something unknown
 * @throws ApiProblem 409 ParcelSubmitted, VersionStale, ParcelNumberTaken, ParcelNumberFixed, ParcelMoveRefused for a
 *   cancelled one
 */
export async function updateDeclaration(
  tx: Transaction,
  parcel: ParcelRow,
  request: UpdateParcelRequest,
  settings: TenantSettings,
  now: Date,
): Promise<ParcelRow> {
  refuseFixed(parcel, request.version)
  const label = await labelFor(tx, parcel, request)
  const declaration = await readDeclaration(tx, parcel.userId, request, settings, parcel)
  const updated = await refusingTakenNumber(updateParcel(tx, parcel, { ...declaration, ...label }))
  if (!updated) throw new ApiProblem(409, 'VersionStale')
  if (!parcel.isDeclared) await noteLateDeclaration(tx, parcel, now)
  return updated
}

function refuseFixed(parcel: ParcelRow, version: number | undefined): void {
  if (parcel.logisticsOrderId !== null) throw new ApiProblem(409, 'ParcelSubmitted')
  if (parcel.status === ParcelStatus.Canceled) throw moveRefused(parcel)
  if (version !== undefined && version !== parcel.version) throw new ApiProblem(409, 'VersionStale')
}

/** The number and the warehouse, which no longer change once the parcel has arrived. */
async function labelFor(tx: Transaction, parcel: ParcelRow, request: UpdateParcelRequest) {
  const expressNumber = normaliseExpressNumber(request.expressNumber)
  const warehouseId = request.warehouseId ?? parcel.warehouseId
  const isOnItsWay = parcel.status === ParcelStatus.NotArrival
  if (expressNumber !== parcel.expressNumber) {
    if (!isOnItsWay) throw fieldProblem(409, 'ParcelNumberFixed', 'expressNumber')
    refuseMallNumber(expressNumber)
    const [other] = await findLiveParcels(tx, expressNumber, parcel.userId)
    if (other) throw numberTaken()
  }
  if (warehouseId !== parcel.warehouseId) {
    if (!isOnItsWay) throw fieldProblem(409, 'ParcelNumberFixed', 'warehouseId')
    await warehouseFor(tx, warehouseId)
  }
  return { expressNumber, warehouseId }
}
