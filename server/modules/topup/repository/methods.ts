import { and, asc, eq } from 'drizzle-orm'

import { receivingAccounts, topupMethods } from '../../../db/schema/index.ts'

import type { Database } from '../../../db/client.ts'

export type MethodRow = typeof topupMethods.$inferSelect
export type AccountRow = typeof receivingAccounts.$inferSelect

/** The payment methods of one currency or of all, in the tenant's order. */
export function listMethods(db: Database, currencyCode?: string): Promise<MethodRow[]> {
  return db
    .select()
    .from(topupMethods)
    .where(currencyCode === undefined ? undefined : eq(topupMethods.currencyCode, currencyCode))
    .orderBy(asc(topupMethods.displayOrder))
}

/** How long a method's review usually takes; undefined once the method is no longer offered. */
export async function findReviewMinutes(
  db: Database,
  { currencyCode, paymentMethod }: Pick<MethodRow, 'currencyCode' | 'paymentMethod'>,
): Promise<number | undefined> {
  const [method] = await db
    .select({ reviewMinutes: topupMethods.reviewMinutes })
    .from(topupMethods)
    .where(and(eq(topupMethods.currencyCode, currencyCode), eq(topupMethods.paymentMethod, paymentMethod)))
  return method?.reviewMinutes
}

/** Where a currency's payments go, in the tenant's order. */
export function listAccounts(db: Database, currencyCode: string): Promise<AccountRow[]> {
  return db
    .select()
    .from(receivingAccounts)
    .where(eq(receivingAccounts.currencyCode, currencyCode))
    .orderBy(asc(receivingAccounts.displayOrder))
}
