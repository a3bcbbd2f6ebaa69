import { fieldProblem, type ApiProblem } from '../../base/http/problem.ts'
import { violatedConstraint } from '../../db/constraints.ts'
import { isMallOrderCode } from '../express/index.ts'
import { findWarehouseId } from './repository/references.ts'

import type { Database } from '../../db/client.ts'

/**
 * The warehouse that a parcel goes to: the asked one, or the tenant's first.
 *
 * @throws ApiProblem 400 WarehouseUnknown
 */
export async function warehouseFor(db: Database, warehouseId: string | undefined): Promise<string> {
  const id = await findWarehouseId(db, warehouseId)
  if (id === undefined) throw fieldProblem(400, 'WarehouseUnknown', 'warehouseId')
  return id
}

/** A number that is on another live parcel of the customer. */
export function numberTaken(): ApiProblem {
  return fieldProblem(409, 'ParcelNumberTaken', 'expressNumber')
}

/**
 * Awaits a write of a number that may already be on another live parcel of the customer.
 *
 * @throws ApiProblem 409 ParcelNumberTaken
 */
export async function refusingTakenNumber<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    // Two at the same moment: the later one runs into the constraint.
    throw violatedConstraint(error) === 'parcels_live_number' ? numberTaken() : error
  }
}

/** @throws ApiProblem 400 ParcelNumberReserved for a number that only parcels from the mall bear */
export function refuseMallNumber(expressNumber: string): void {
  if (isMallOrderCode(expressNumber)) throw fieldProblem(400, 'ParcelNumberReserved', 'expressNumber')
}
