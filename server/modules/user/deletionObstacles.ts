import { and, eq, ne, notInArray } from 'drizzle-orm'

import { ParcelStatus } from '../../contracts/enumerations.ts'
import { fundAccounts, parcels } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'
import type { TextKey } from '../../texts/text.ts'

/**
 * Something that keeps an account from being deleted while it is open.
 *
 * @returns what to tell the customer; null when nothing is in the way
 */
export type DeletionObstacle = (db: Database, userId: string) => Promise<TextKey | null>

const balance: DeletionObstacle = async (db, userId) => {
  const [account] = await db
    .select({ id: fundAccounts.id })
    .from(fundAccounts)
    .where(and(eq(fundAccounts.userId, userId), ne(fundAccounts.balance, 0n)))
    .limit(1)
  return account ? 'deletionObstacle.balance' : null
}

const ENDED: ParcelStatus[] = [ParcelStatus.Signed, ParcelStatus.Canceled]

const openParcels: DeletionObstacle = async (db, userId) => {
  const [parcel] = await db
    .select({ id: parcels.id })
    .from(parcels)
    .where(and(eq(parcels.userId, userId), notInArray(parcels.status, ENDED)))
    .limit(1)
  return parcel ? 'deletionObstacle.parcels' : null
}

/** Everything that is asked before an account is deleted. An area with open things of its own adds its question here. */
export const DELETION_OBSTACLES: readonly DeletionObstacle[] = [balance, openParcels]
