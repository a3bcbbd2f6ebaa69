import { fieldProblem } from '../../base/http/problem.ts'
import { BusinessType, type ParcelStatus } from '../../contracts/enumerations.ts'
import { warehouseFor } from './label.ts'
import { beginParcel } from './lifecycle.ts'
import { findLiveParcels, type ParcelRow } from './repository/parcels.ts'

import type { Database, Transaction } from '../../db/client.ts'

/**
 * The live parcel that staff mean by a scanned number: the one in the awaited status, or else any, so that the refusal
 * can say where it is.
 *
 * @param userId the owner, if the scan names one
 * @param awaited the status of parcels that expect this scan
 * @throws ApiProblem 409 ParcelNumberAmbiguous when several are in the awaited status
 */
export async function findScanned(
  db: Database,
  expressNumber: string,
  userId: string | undefined,
  awaited: ParcelStatus,
): Promise<ParcelRow | undefined> {
  const live = await findLiveParcels(db, expressNumber, userId)
  const expected = live.filter(({ status }) => status === awaited)
  if (expected.length > 1) throw fieldProblem(409, 'ParcelNumberAmbiguous', 'idCode')
  return expected[0] ?? live[0]
}

/**
 * Takes in a parcel that its owner hasn't declared.
 *
 * @throws ApiProblem 400 WarehouseUnknown; 409 ParcelNumberTaken
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
