import { and, eq, inArray, ne, notInArray } from 'drizzle-orm'

import {
  AfterSalesStatus,
  LogisticsOrderStatus,
  ParcelStatus,
  StoreOrderStatus,
  TopupStatus,
} from '../../contracts/enumerations.ts'
import {
  afterSalesCases,
  fundAccounts,
  logisticsOrders,
  parcels,
  storeOrders,
  topups,
  unclaimedParcelClaims,
} from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'
import type { TextKey } from '../../texts/text.ts'

/**
 * Something that keeps an account from being deleted while it is open.
 *
 * @returns the reason to show the customer; null if the account can be deleted
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

const openParcels: DeletionObstacle = async (db, userId) => {
  const ended = [ParcelStatus.Signed, ParcelStatus.Canceled]
  const where = and(eq(parcels.userId, userId), notInArray(parcels.status, ended))
  return (await db.$count(parcels, where)) > 0 ? 'deletionObstacle.parcels' : null
}

const openOrders: DeletionObstacle = async (db, userId) => {
  const ended = [LogisticsOrderStatus.Completed, LogisticsOrderStatus.Canceled]
  const where = and(eq(logisticsOrders.userId, userId), notInArray(logisticsOrders.status, ended))
  return (await db.$count(logisticsOrders, where)) > 0 ? 'deletionObstacle.orders' : null
}

const openStoreOrders: DeletionObstacle = async (db, userId) => {
  const where = and(eq(storeOrders.userId, userId), eq(storeOrders.status, StoreOrderStatus.PendingPayment))
  return (await db.$count(storeOrders, where)) > 0 ? 'deletionObstacle.storeOrders' : null
}

const openTopups: DeletionObstacle = async (db, userId) => {
  const open = [TopupStatus.Pending, TopupStatus.PendingAudit]
  const where = and(eq(topups.userId, userId), inArray(topups.status, open))
  return (await db.$count(topups, where)) > 0 ? 'deletionObstacle.topups' : null
}

const openCases: DeletionObstacle = async (db, userId) => {
  const open = [AfterSalesStatus.Open, AfterSalesStatus.Answered]
  const where = and(eq(afterSalesCases.userId, userId), inArray(afterSalesCases.status, open))
  return (await db.$count(afterSalesCases, where)) > 0 ? 'deletionObstacle.afterSales' : null
}

const openClaims: DeletionObstacle = async (db, userId) => {
  const claims = unclaimedParcelClaims
  const where = and(eq(claims.userId, userId), eq(claims.status, 'UNDER_REVIEW'))
  return (await db.$count(claims, where)) > 0 ? 'deletionObstacle.claims' : null
}

/** Everything that is asked before an account is deleted. An area with open things of its own adds its question here. */
export const DELETION_OBSTACLES: readonly DeletionObstacle[] = [
  balance,
  openParcels,
  openOrders,
  openStoreOrders,
  openTopups,
  openCases,
  openClaims,
]
