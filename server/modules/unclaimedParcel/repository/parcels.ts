import { and, asc, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm'

import {
  unclaimedParcelClaims as claims,
  unclaimedParcelLogs,
  unclaimedParcels as parcels,
  users,
} from '../../../db/schema/index.ts'
import { slice, type Slice } from '../../../db/slice.ts'
import { CLAIM } from '../../../states/claim.ts'
import { UNCLAIMED_PARCEL } from '../../../states/unclaimedParcel.ts'
import { normaliseExpressNumber } from '../../express/index.ts'

import type { UnclaimedParcelStatus } from '../../../contracts/enumerations.ts'
import type {
  OrphanParcelListRequest,
  UnclaimedParcelListRequest,
} from '../../../contracts/unclaimedParcel.ts'
import type { Database, Transaction } from '../../../db/client.ts'

export type UnclaimedRow = typeof parcels.$inferSelect
export type ClaimRow = typeof claims.$inferSelect

/** An unclaimed parcel with the claim on it that is under review. */
export interface UnclaimedWithClaim {
  readonly parcel: UnclaimedRow
  readonly claim: ClaimRow | null
}

const ORDERS: Readonly<Record<'arrivalTime desc' | 'arrivalTime asc', SQL[]>> = {
  'arrivalTime desc': [desc(parcels.arrivalTime), desc(parcels.id)],
  'arrivalTime asc': [asc(parcels.arrivalTime), asc(parcels.id)],
}

const isOwnerless = notInArray(parcels.status, UNCLAIMED_PARCEL.all('ended'))

const openClaim = and(eq(claims.unclaimedParcelId, parcels.id), inArray(claims.status, CLAIM.all('open')))

/** Parcels without an owner, for customers: found by no more of a number than they see. */
export function listUnclaimed(
  db: Database,
  request: UnclaimedParcelListRequest,
): Promise<Slice<UnclaimedWithClaim>> {
  const sorting = request.sorting || 'arrivalTime desc'
  const where = and(isOwnerless, endingWith(request.filter))
  return slice(request, (limit, offset) =>
    db
      .select({ parcel: parcels, claim: claims, totalCount: db.$count(parcels, where) })
      .from(parcels)
      .leftJoin(claims, openClaim)
      .where(where)
      .orderBy(...ORDERS[sorting])
      .limit(limit)
      .offset(offset),
  )
}

function endingWith(filter: string | undefined): SQL | undefined {
  const end = normaliseExpressNumber(filter ?? '').slice(-4)
  if (end === '') return undefined
  const { visibleTail } = parcels
  return sql`${visibleTail} <> '' and (right(${end}::text, length(${visibleTail})) = ${visibleTail} or right(${visibleTail}, length(${end}::text)) = ${end}::text)`
}

/** All of them, for staff: found by the whole number, with the claimant's ID code. */
export function listOrphans(
  db: Database,
  request: OrphanParcelListRequest,
): Promise<Slice<UnclaimedWithClaim & { idCode: string | null }>> {
  const sorting = request.sorting || 'arrivalTime desc'
  const number = normaliseExpressNumber(request.filter ?? '')
  const where = and(
    request.status === undefined ? undefined : eq(parcels.status, request.status),
    number === '' ? undefined : eq(parcels.expressNumber, number),
  )
  return slice(request, (limit, offset) =>
    db
      .select({ parcel: parcels, claim: claims, idCode: users.idCode, totalCount: db.$count(parcels, where) })
      .from(parcels)
      .leftJoin(claims, openClaim)
      .leftJoin(users, eq(users.id, claims.userId))
      .where(where)
      .orderBy(...ORDERS[sorting])
      .limit(limit)
      .offset(offset),
  )
}

/** A parcel without an owner, claimed or not. */
export async function findUnclaimed(db: Database, id: string): Promise<UnclaimedRow | undefined> {
  const [row] = await db
    .select()
    .from(parcels)
    .where(and(eq(parcels.id, id), isOwnerless))
  return row
}

/** Locks a parcel without an owner, claimed or not. */
export async function lockUnclaimed(
  tx: Transaction,
  key: { readonly id: string } | { readonly expressNumber: string },
): Promise<UnclaimedRow | undefined> {
  const [row] = await tx
    .select()
    .from(parcels)
    .where(
      and('id' in key ? eq(parcels.id, key.id) : eq(parcels.expressNumber, key.expressNumber), isOwnerless),
    )
    .for('update')
  return row
}

/** Undefined when another parcel without an owner has the number. */
export async function insertUnclaimed(
  tx: Transaction,
  parcel: UnclaimedRow,
): Promise<UnclaimedRow | undefined> {
  const [row] = await tx.insert(parcels).values(parcel).onConflictDoNothing().returning()
  return row
}

/** @param parcel locked by the caller */
export async function setStatus(
  tx: Transaction,
  { id, version }: UnclaimedRow,
  status: UnclaimedParcelStatus,
  statusTime: Date,
): Promise<UnclaimedRow> {
  const [row] = await tx
    .update(parcels)
    .set({ status, statusTime, version: version + 1 })
    .where(eq(parcels.id, id))
    .returning()
  if (!row) throw new Error('the unclaimed parcel is gone')
  return row
}

export async function insertLog(
  tx: Transaction,
  log: typeof unclaimedParcelLogs.$inferInsert,
): Promise<void> {
  await tx.insert(unclaimedParcelLogs).values(log)
}
