import { ParcelStatus } from '../../contracts/enumerations.ts'
import { ApiProblem, fieldProblem } from '../../base/http/problem.ts'
import { logLateDeclaration } from './declare.ts'
import { readDeclaration, warehouseFor } from './declaration.ts'
import { isMallOrderCode, normaliseExpressNumber } from '../express/index.ts'
import { moveRefused } from './moves.ts'
import { findLiveParcels, updateParcel } from './repository.ts'
import { numberReserved, numberTaken, refusingTakenNumber } from './takenNumber.ts'

import type { UpdateParcelRequest } from '../../contracts/parcelRequests.ts'
import type { Transaction } from '../../db/client.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { ParcelRow } from './repository.ts'

/**
 * Declares a parcel anew.
 *
 * @param parcel locked by the caller
 * @throws ApiProblem 400 for a reference to something unknown; 409 ParcelSubmitted, VersionStale,
 *   ParcelNumberTaken, ParcelNumberFixed, ParcelMoveRefused for a cancelled one
 */
export async function updateDeclaration(
  tx: Transaction,
  parcel: ParcelRow,
  request: UpdateParcelRequest,
  settings: TenantSettings,
  now: Date,
): Promise<ParcelRow> {
  refuseFixed(parcel, request.version)
  const destination = await destinationOf(tx, parcel, request)
  const declaration = await readDeclaration(tx, parcel.userId, request, settings, parcel)
  const updated = await refusingTakenNumber(updateParcel(tx, parcel, { ...declaration, ...destination }))
  if (!updated) throw new ApiProblem(409, 'VersionStale')
  if (!parcel.isDeclared) await logLateDeclaration(tx, parcel, now)
  return updated
}

function refuseFixed(parcel: ParcelRow, version: number | undefined): void {
  if (parcel.logisticsOrderId !== null) throw new ApiProblem(409, 'ParcelSubmitted')
  if (parcel.status === ParcelStatus.Canceled) throw moveRefused(parcel)
  if (version !== undefined && version !== parcel.version) throw new ApiProblem(409, 'VersionStale')
}

/** The number and the warehouse, which stand on the label: once the parcel is there they stay. */
async function destinationOf(tx: Transaction, parcel: ParcelRow, request: UpdateParcelRequest) {
  const expressNumber = normaliseExpressNumber(request.expressNumber)
  const warehouseId = request.warehouseId ?? parcel.warehouseId
  const isOnItsWay = parcel.status === ParcelStatus.NotArrival
  if (expressNumber !== parcel.expressNumber) {
    if (!isOnItsWay) throw fieldProblem(409, 'ParcelNumberFixed', 'expressNumber')
    if (isMallOrderCode(expressNumber)) throw numberReserved()
    const [other] = await findLiveParcels(tx, expressNumber, parcel.userId)
    if (other) throw numberTaken()
  }
  if (warehouseId !== parcel.warehouseId) {
    if (!isOnItsWay) throw fieldProblem(409, 'ParcelNumberFixed', 'warehouseId')
    await warehouseFor(tx, warehouseId)
  }
  return { expressNumber, warehouseId }
}
