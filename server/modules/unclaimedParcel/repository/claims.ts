import { and, desc, eq, inArray, sql } from 'drizzle-orm'

import { anyHolds } from '../../../db/containing.ts'
import {
  claimTries,
  unclaimedParcelClaims as claims,
  unclaimedParcels as parcels,
} from '../../../db/schema/index.ts'
import { slice, type Slice } from '../../../db/slice.ts'
import { CLAIM } from '../../../states/claim.ts'

import type { MyClaimListRequest } from '../../../contracts/unclaimedParcel.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import type { ClaimRow, UnclaimedRow } from './parcels.ts'

/** The wrong numbers that a customer gave, and when they are forgotten. */
export type Tries = Pick<typeof claimTries.$inferSelect, 'wrongCount' | 'resetTime'>

/** What a decision says beside the status: why it was refused, or which parcel it became. */
export type ClaimDecision = Partial<Pick<ClaimRow, 'rejectionReason' | 'parcelId'>>

/** A customer's claims, newest first. */
export function listClaims(
  db: Database,
  userId: string,
  request: MyClaimListRequest,
): Promise<Slice<{ parcel: UnclaimedRow; claim: ClaimRow }>> {
  const { status, filter } = request
  const where = and(
    eq(claims.userId, userId),
    status === undefined ? undefined : eq(claims.status, status),
    anyHolds(filter, [parcels.expressNumber, claims.note]),
  )
  const isOnIt = eq(parcels.id, claims.unclaimedParcelId)
  const totalCount = db.$count(sql`${claims} inner join ${parcels} on ${isOnIt}`, where)
  return slice(request, (limit, offset) =>
    db
      .select({ parcel: parcels, claim: claims, totalCount })
      .from(claims)
      .innerJoin(parcels, isOnIt)
      .where(where)
      .orderBy(desc(claims.creationTime), desc(claims.id))
      .limit(limit)
      .offset(offset),
  )
}

/** The claim on a parcel that is under review. */
export async function findOpenClaim(
  tx: Transaction,
  unclaimedParcelId: string,
): Promise<ClaimRow | undefined> {
  const [row] = await tx
    .select()
    .from(claims)
    .where(and(eq(claims.unclaimedParcelId, unclaimedParcelId), inArray(claims.status, CLAIM.all('open'))))
  return row
}

export async function insertClaim(tx: Transaction, claim: ClaimRow): Promise<ClaimRow> {
  await tx.insert(claims).values(claim)
  return claim
}

/** @param claim on a parcel that the caller has locked */
export async function updateClaim(
  tx: Transaction,
  { id }: ClaimRow,
  changes: ClaimDecision & Pick<ClaimRow, 'status' | 'decisionTime'>,
): Promise<ClaimRow> {
  const [row] = await tx.update(claims).set(changes).where(eq(claims.id, id)).returning()
  if (!row) throw new Error('the claim is gone')
  return row
}

/** Locks and returns a customer's wrong numbers. */
export async function lockTries(tx: Transaction, userId: string, none: Tries): Promise<Tries> {
  await tx
    .insert(claimTries)
    .values({ userId, ...none })
    .onConflictDoNothing()
  const [row] = await tx.select().from(claimTries).where(eq(claimTries.userId, userId)).for('update')
  return row ?? none
}

/** Saves a customer’s count of wrong numbers; lock it first. */
export async function saveTries(tx: Transaction, userId: string, tries: Tries): Promise<void> {
  await tx.update(claimTries).set(tries).where(eq(claimTries.userId, userId))
}
