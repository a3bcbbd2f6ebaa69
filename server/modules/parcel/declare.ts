import { BusinessType } from '../../contracts/enumerations.ts'
import { newId } from '../../base/ids.ts'
import { readDeclaration, warehouseFor, type Declaration } from './declaration.ts'
import { isMallOrderCode, normaliseExpressNumber } from '../express/index.ts'
import { beginParcel } from './moves.ts'
import * as repository from './repository.ts'
import { numberReserved, numberTaken } from './takenNumber.ts'

import type { DeclareParcelRequest } from '../../contracts/parcelRequests.ts'
import type { Transaction } from '../../db/client.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { ParcelRow } from './repository.ts'

/**
 * Announces a parcel, or declares where it is one that arrived unannounced.
 *
 * @throws ApiProblem 400 for a reference to something unknown, ParcelNumberReserved; 409 ParcelNumberTaken
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
  const [live] = await repository.findLiveParcels(tx, expressNumber, userId)
  return live
    ? declareArrived(tx, live, declaration, now)
    : declareNew(tx, { userId, expressNumber, ...declaration }, request.warehouseId, now)
}

/** The log line of a declaration that came after the parcel. */
export async function logLateDeclaration(
  tx: Transaction,
  { id, status }: Pick<ParcelRow, 'id' | 'status'>,
  now: Date,
): Promise<void> {
  await repository.insertLog(tx, {
    id: newId(now),
    parcelId: id,
    time: now,
    move: 'declare',
    status,
    actor: 'CUSTOMER',
    params: {},
  })
}

type NewDeclaration = Declaration & { readonly userId: string; readonly expressNumber: string }

async function declareNew(
  tx: Transaction,
  declaration: NewDeclaration,
  warehouseId: string | undefined,
  now: Date,
): Promise<ParcelRow> {
  if (isMallOrderCode(declaration.expressNumber)) throw numberReserved()
  const parcel = {
    ...declaration,
    warehouseId: await warehouseFor(tx, warehouseId),
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
  const declared = await repository.updateParcel(tx, arrived, declaration)
  if (!declared) throw numberTaken()
  await logLateDeclaration(tx, arrived, now)
  return declared
}
