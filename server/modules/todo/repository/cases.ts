import { and, asc, eq, inArray } from 'drizzle-orm'

import { AfterSalesStatus, TopupStatus } from '../../../contracts/enumerations.ts'
import { afterSalesCases, topups, unclaimedParcelClaims, unclaimedParcels } from '../../../db/schema/index.ts'
import { AFTER_SALES } from '../../../states/afterSales.ts'
import { total, type FirstRow } from './firstRow.ts'

import type { Database } from '../../../db/client.ts'

export function countOpenCases(db: Database, userId: string): Promise<number> {
  const isOpen = inArray(afterSalesCases.status, AFTER_SALES.all('open'))
  return db.$count(afterSalesCases, and(eq(afterSalesCases.userId, userId), isOpen))
}

/** The after-sales case whose answer has waited for the customer longest. */
export async function findAnsweredCase(db: Database, userId: string): Promise<FirstRow | undefined> {
  const [answered] = await db
    .select({ id: afterSalesCases.id, displayName: afterSalesCases.code, total })
    .from(afterSalesCases)
    .where(and(eq(afterSalesCases.userId, userId), eq(afterSalesCases.status, AfterSalesStatus.Answered)))
    .orderBy(asc(afterSalesCases.statusTime), asc(afterSalesCases.id))
    .limit(1)
  return answered
}

/** The top-up that staff have been reviewing longest, with what it adds to the balance. */
export async function findTopupUnderReview(db: Database, userId: string): Promise<FirstRow | undefined> {
  const [topup] = await db
    .select({
      id: topups.id,
      displayName: topups.code,
      amount: topups.creditedAmount,
      currencyCode: topups.creditedCurrencyCode,
      total,
    })
    .from(topups)
    .where(and(eq(topups.userId, userId), eq(topups.status, TopupStatus.PendingAudit)))
    .orderBy(asc(topups.statusTime), asc(topups.id))
    .limit(1)
  return topup
}

/** The unclaimed parcel whose claim staff have been reviewing longest. Its number is whole: mask it. */
export async function findClaimUnderReview(db: Database, userId: string): Promise<FirstRow | undefined> {
  const [parcel] = await db
    .select({ id: unclaimedParcels.id, displayName: unclaimedParcels.expressNumber, total })
    .from(unclaimedParcelClaims)
    .innerJoin(unclaimedParcels, eq(unclaimedParcels.id, unclaimedParcelClaims.unclaimedParcelId))
    .where(and(eq(unclaimedParcelClaims.userId, userId), eq(unclaimedParcelClaims.status, 'UNDER_REVIEW')))
    .orderBy(asc(unclaimedParcelClaims.creationTime), asc(unclaimedParcelClaims.id))
    .limit(1)
  return parcel
}
