import { fieldProblem } from '../../base/http/problem.ts'
import { measuresOf } from '../../base/measures.ts'
import { ParcelStatus, type Language } from '../../contracts/enumerations.ts'
import { normaliseExpressNumber } from '../express/index.ts'
import { notify } from '../message/index.ts'
import {
  beginUndeclared,
  findScanned,
  isOwned,
  moveParcel,
  warehouseFor,
  type ParcelRow,
  type ParcelService,
} from '../parcel/index.ts'
import { decideClaim, moveUnclaimed, registerUnclaimed } from './lifecycle.ts'
import { maskNumber, visiblePartsOf } from './maskRules.ts'
import { findOpenClaim } from './repository/claims.ts'
import { listOrphans, lockUnclaimed, type ClaimRow, type UnclaimedRow } from './repository/parcels.ts'
import { toOrphan } from './view.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { ParcelDetail } from '../../contracts/parcel.ts'
import type { Page } from '../../contracts/schema.ts'
import type {
  OrphanParcel,
  OrphanParcelListRequest,
  RegisterUnclaimedRequest,
} from '../../contracts/unclaimedParcel.ts'
import type { Database, Transaction } from '../../db/client.ts'

/** What staff do with parcels that have no owner, which they know by their numbers. */
export interface UnclaimedParcelStaffService {
  list(request: OrphanParcelListRequest, language: Language): Promise<Page<OrphanParcel>>
  /**
   * @throws ApiProblem 400 WarehouseUnknown
   * @throws ApiProblem 409 UnclaimedNumberDeclared, UnclaimedNumberTaken
   */
  register(request: RegisterUnclaimedRequest, language: Language): Promise<OrphanParcel>
  /**
   * Gives the parcel to whoever claimed it.
   *
   * @throws ApiProblem 404 ParcelNumberUnknown
   * @throws ApiProblem 409 UnclaimedMoveRefused
   */
  approve(expressNumber: string, language: Language): Promise<ParcelDetail>
  /**
   * @throws ApiProblem 404 ParcelNumberUnknown
   * @throws ApiProblem 409 UnclaimedMoveRefused
   */
  reject(expressNumber: string, reason: string, language: Language): Promise<OrphanParcel>
}

export function createUnclaimedParcelStaffService(
  db: Database,
  clock: Clock,
  parcels: ParcelService,
): UnclaimedParcelStaffService {
  return {
    list: async (request, language) => {
      const { rows, totalCount } = await listOrphans(db, request)
      return { items: rows.map((row) => toOrphan(row, language)), totalCount }
    },

    register: (request, language) =>
      db.transaction(async (tx) => {
        const parcel = await register(tx, request, clock.now())
        return toOrphan({ parcel, claim: null, idCode: null }, language)
      }),

    approve: (expressNumber, language) =>
      db.transaction(async (tx) => {
        const { parcel, claim, now } = await decide(tx, expressNumber, 'approve', clock)
        const own = await handOver(tx, parcel, claim.userId, now)
        await decideClaim(tx, claim, 'approve', now, { parcelId: own.id })
        const notice = {
          event: 'claimApproved',
          params: { expressNumber: parcel.expressNumber },
          subject: { type: 'PARCEL', id: own.id },
        } as const
        await notify(tx, { userId: claim.userId, kind: 'PARCEL', ...notice }, now)
        return parcels.detail(tx, own, language)
      }),

    reject: (expressNumber, reason, language) =>
      db.transaction(async (tx) => {
        const { parcel, claim, now } = await decide(tx, expressNumber, 'reject', clock)
        const rejectionReason = reason.trim()
        await decideClaim(tx, claim, 'reject', now, { rejectionReason })
        const notice = {
          event: 'claimRejected',
          params: { maskedNumber: maskNumber(parcel.expressNumber), reason: rejectionReason },
          subject: { type: 'UNCLAIMED_PARCEL', id: parcel.id },
        } as const
        await notify(tx, { userId: claim.userId, kind: 'PARCEL', ...notice }, now)
        return toOrphan({ parcel, claim: null, idCode: null }, language)
      }),
  }
}

async function register(
  tx: Transaction,
  request: RegisterUnclaimedRequest,
  now: Date,
): Promise<UnclaimedRow> {
  const expressNumber = normaliseExpressNumber(request.expressNumber)
  if (await isOwned(tx, expressNumber)) throw fieldProblem(409, 'UnclaimedNumberDeclared', 'expressNumber')
  const parcel = {
    warehouseId: await warehouseFor(tx, request.warehouseId),
    expressNumber,
    visibleTail: visiblePartsOf(expressNumber).tail,
    ...measuresOf(request),
    images: (request.images ?? []).map((url) => ({ url, time: now.toISOString() })),
  }
  return registerUnclaimed(tx, parcel, now)
}

async function decide(
  tx: Transaction,
  expressNumber: string,
  move: 'approve' | 'reject',
  clock: Clock,
): Promise<{ parcel: UnclaimedRow; claim: ClaimRow; now: Date }> {
  const number = normaliseExpressNumber(expressNumber)
  const found = await lockUnclaimed(tx, { expressNumber: number })
  if (!found) throw fieldProblem(404, 'ParcelNumberUnknown', 'expressNumber')
  const now = clock.now()
  const parcel = await moveUnclaimed(tx, found, move, now)
  const claim = await findOpenClaim(tx, parcel.id)
  if (!claim) throw new Error('a parcel is under review without a claim')
  return { parcel, claim, now }
}

/** If the customer has declared the number meanwhile, the declared parcel arrives. */
async function handOver(
  tx: Transaction,
  { expressNumber, warehouseId }: UnclaimedRow,
  userId: string,
  now: Date,
): Promise<ParcelRow> {
  const declared = await findScanned(tx, expressNumber, userId, ParcelStatus.NotArrival)
  return declared
    ? moveParcel(tx, declared, 'arrive', now, { changes: { warehouseId } })
    : beginUndeclared(tx, 'claim', { userId, expressNumber, warehouseId }, now)
}
