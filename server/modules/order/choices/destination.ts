import { fieldProblem } from '../../../base/http/problem.ts'
import { findOwnAddress, snapshotOf } from '../../address/index.ts'
import { findRegionGroup, type RegionGroupRow } from '../../region/index.ts'

import type { ShippingAddress } from '../../../contracts/address.ts'
import type { Language } from '../../../contracts/enumerations.ts'
import type { Database } from '../../../db/client.ts'

/**
 * A customer's address as an order keeps it.
 *
 * @throws ApiProblem 404 AddressUnknown, also for somebody else's
 */
export async function addressFor(
  db: Database,
  userId: string,
  addressId: string,
  language: Language,
): Promise<ShippingAddress> {
  const row = await findOwnAddress(db, userId, addressId)
  if (!row) throw fieldProblem(404, 'AddressUnknown', 'addressId')
  return snapshotOf(db, row, language)
}

/** The destination that a request names by an address or by itself. */
export interface AskedDestination {
  readonly addressId?: string
  readonly regionGroupId?: string
}

/**
 * The ID of the destination that a request asks for; undefined without one.
 *
 * @throws ApiProblem 404 AddressUnknown
 */
export async function askedDestination(
  db: Database,
  userId: string,
  { addressId, regionGroupId }: AskedDestination,
  language: Language,
): Promise<string | undefined> {
  if (addressId === undefined) return regionGroupId
  return (await addressFor(db, userId, addressId, language)).regionGroupId
}

/** @throws ApiProblem 400 RegionGroupUnknown */
export async function requireDestination(db: Database, regionGroupId: string): Promise<RegionGroupRow> {
  const group = await findRegionGroup(db, regionGroupId)
  if (!group) throw fieldProblem(400, 'RegionGroupUnknown', 'regionGroupId')
  return group
}
