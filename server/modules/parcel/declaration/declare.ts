import { BusinessType } from '../../../contracts/enumerations.ts'
import { normaliseExpressNumber } from '../../express/index.ts'
import { numberTaken, refuseMallNumber, warehouseFor } from '../label.ts'
import { beginParcel, noteOnParcel } from '../lifecycle.ts'
import { findLiveParcels, updateParcel, type ParcelRow } from '../repository/parcels.ts'
import { readDeclaration, type Declaration } from './declaration.ts'

import type { TenantSettings } from '../../../base/tenant.ts'
import type { DeclareParcelRequest } from '../../../contracts/parcelRequests.ts'
import type { Transaction } from '../../../db/client.ts'

/**
 * Declares a parcel that is on its way, or one that arrived undeclared.
 *
 * @throws ApiProblem 400 for a reference to something unknown, ParcelNumberReserved
 * @throws ApiProblem 409 ParcelNumberTaken
 */
export async function declareParcel(
  tx: Transaction,
  userId: string,
  request: DeclareParcelRequest,
  settings: TenantSettings,
  now: Date,
): Promise<ParcelRow> {
  const declaration = await readDeclaration(tx, userId, request, settings)
  const expressNumber = normaliseExpressNumber(request.expressNumber)
  const [live] = await findLiveParcels(tx, expressNumber, userId)
  if (live) return declareArrived(tx, live, declaration, now)
  refuseMallNumber(expressNumber)
  const parcel = {
    ...declaration,
    userId,
    expressNumber,
    warehouseId: await warehouseFor(tx, request.warehouseId),
    businessType: BusinessType.SHIP_FOR_ME,
    inboundImages: [],
  }
  return beginParcel(tx, 'declare', parcel, now)
}

async function declareArrived(
  tx: Transaction,
  arrived: ParcelRow,
  declaration: Declaration,
  now: Date,
): Promise<ParcelRow> {
  if (arrived.isDeclared) throw numberTaken()
  const declared = await updateParcel(tx, arrived, declaration)
  // Declared by another request since it was read.
  if (!declared) throw numberTaken()
  await noteLateDeclaration(tx, arrived, now)
  return declared
}

/** Adds to a parcel's history that it was declared after it arrived. */
export function noteLateDeclaration(tx: Transaction, parcel: ParcelRow, now: Date): Promise<void> {
  return noteOnParcel(tx, parcel, { event: 'declare', params: {} }, 'CUSTOMER', now)
}
