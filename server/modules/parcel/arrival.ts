import { fieldProblem } from '../../base/http/problem.ts'
import { BusinessType, type ParcelStatus } from '../../contracts/enumerations.ts'
import { PARCEL } from '../../states/parcel.ts'
import { warehouseFor } from './label.ts'
import { beginParcel } from './lifecycle.ts'
import { findLiveParcels, type ParcelRow } from './repository/parcels.ts'
import { hasUnclaimed } from './repository/references.ts'

import type { Database, Transaction } from '../../db/client.ts'

/**
 * The live parcel that staff mean by a scanned number: the one in the awaited status, or else any, so that the refusal
 * can say where it is. While several customers' parcels with the number are on their way or in the warehouse, only the ID
 * code on the label tells whose was scanned, even if just one of them awaits the scan.
 *
 * @param userId the owner, if the scan names one
 * @param awaited the status of parcels that expect this scan
 * @throws ApiProblem 409 ParcelNumberAmbiguous
 */
export async function findScanned(
  db: Database,
  expressNumber: string,
  userId: string | undefined,
  awaited: ParcelStatus,
): Promise<ParcelRow | undefined> {
  const live = await findLiveParcels(db, expressNumber, userId)
  // A customer has a number on one live parcel only.
  if (live.filter(isHereOrComing).length > 1) throw fieldProblem(409, 'ParcelNumberAmbiguous', 'idCode')
  return live.find(({ status }) => status === awaited) ?? live[0]
}

/** Whether any customer has a live parcel with a number. */
export async function isOwned(db: Database, expressNumber: string): Promise<boolean> {
  return (await findLiveParcels(db, expressNumber)).length > 0
}

function isHereOrComing({ status }: ParcelRow): boolean {
  return PARCEL.is(status, 'expected') || PARCEL.is(status, 'atWarehouse')
}

/**
 * Refuses a scan at the door of a parcel that was taken in without an owner: whoever claims it gets it.
 *
 * @throws ApiProblem 409 ParcelNumberUnclaimed
 */
export async function refuseUnclaimed(db: Database, expressNumber: string): Promise<void> {
  if (await hasUnclaimed(db, expressNumber)) {
    throw fieldProblem(409, 'ParcelNumberUnclaimed', 'expressNumber')
  }
}

/**
 * Takes in a parcel that its owner hasn't declared.
 *
 * @throws ApiProblem 400 WarehouseUnknown
 * @throws ApiProblem 409 ParcelNumberTaken
 */
export async function beginUndeclared(
  tx: Transaction,
  move: 'arrive' | 'claim',
  arrived: { readonly userId: string; readonly expressNumber: string; readonly warehouseId?: string },
  now: Date,
): Promise<ParcelRow> {
  const { userId, expressNumber, warehouseId } = arrived
  const parcel = {
    userId,
    warehouseId: await warehouseFor(tx, warehouseId),
    businessType: BusinessType.SHIP_FOR_ME,
    expressNumber,
    isDeclared: false,
    isInsured: false,
    tags: [],
    additionalServices: [],
    images: [],
    inboundImages: [],
  }
  return beginParcel(tx, move, parcel, now)
}
