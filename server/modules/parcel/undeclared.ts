import { BusinessType } from '../../contracts/enumerations.ts'
import { warehouseFor } from './declaration.ts'
import { beginParcel, type ParcelRow } from './moves.ts'

import type { Transaction } from '../../db/client.ts'

/** Brings in a parcel that is there before its owner declared it. */
export async function beginUndeclared(
  tx: Transaction,
  move: 'arrive' | 'claim',
  whose: { readonly userId: string; readonly expressNumber: string; readonly warehouseId?: string },
  now: Date,
): Promise<ParcelRow> {
  const { userId, expressNumber, warehouseId } = whose
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
