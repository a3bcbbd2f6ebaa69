import { ParcelStatus, type Language } from '../../contracts/enumerations.ts'
import { newId } from '../../base/ids.ts'
import { fieldProblem } from '../../base/http/problem.ts'
import { firstTransition } from '../../states/transition.ts'
import { UNCLAIMED_PARCEL } from '../../states/unclaimedParcel.ts'
import { notify } from '../message/index.ts'
import { type ParcelRow, beginUndeclared, findScanned, moveParcel, warehouseFor } from '../parcel/index.ts'
import { normaliseExpressNumber } from '../express/index.ts'
import { measuresOf } from '../../base/measures.ts'
import { maskNumber, visiblePartsOf } from './maskRules.ts'
import { logMove, moveUnclaimed } from './moves.ts'
import * as repository from './repository.ts'
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
import type { ParcelService } from '../parcel/index.ts'
import type { ClaimRow, UnclaimedRow } from './repository.ts'

/** What staff do with parcels that have no owner. They name a parcel by what is on its label. */
export interface UnclaimedParcelStaffService {
  list(request: OrphanParcelListRequest, language: Language): Promise<Page<OrphanParcel>>
  /** @throws ApiProblem 400 WarehouseUnknown; 409 UnclaimedNumberDeclared, UnclaimedNumberTaken */
  register(request: RegisterUnclaimedRequest, language: Language): Promise<OrphanParcel>
  /**
   * Gives the parcel to whoever claimed it.
   *
   * @throws ApiProblem 404 ParcelNumberUnknown; 409 UnclaimedMoveRefused
   */
  approve(expressNumber: string, language: Language): Promise<ParcelDetail>
  /** @throws ApiProblem 404 ParcelNumberUnknown; 409 UnclaimedMoveRefused */
  reject(expressNumber: string, reason: string, language: Language): Promise<OrphanParcel>
}

export function createUnclaimedParcelStaffService(
  db: Database,
  clock: Clock,
  parcels: ParcelService,
): UnclaimedParcelStaffService {
  return {
    list: async (request, language) => {
      const { rows, totalCount } = await repository.listOrphans(db, request)
      return { items: rows.map((row) => toOrphan(row, language)), totalCount }
    },

    register: (request, language) =>
      db.transaction(async (tx) => {
        const parcel = await register(tx, request, clock.now())
        return toOrphan({ parcel, claim: null, idCode: null }, language)
      }),

    approve: (expressNumber, language) =>
      db.transaction(async (tx) => {
        const now = clock.now()
        const { parcel, claim } = await decide(tx, expressNumber, 'approve', now)
        const own = await handOver(tx, parcel, claim.userId, now)
        const decision = { status: 'APPROVED', decisionTime: now, parcelId: own.id } as const
        await repository.decideClaim(tx, claim.id, decision)
        const notice = {
          userId: claim.userId,
          kind: 'PARCEL',
          event: 'claimApproved',
          params: { expressNumber: parcel.expressNumber },
          subject: { type: 'PARCEL', id: own.id },
        } as const
        await notify(tx, notice, now)
        return parcels.detail(tx, own, language)
      }),

    reject: (expressNumber, reason, language) =>
      db.transaction(async (tx) => {
        const now = clock.now()
        const { parcel, claim } = await decide(tx, expressNumber, 'reject', now)
        const decision = { status: 'REJECTED', decisionTime: now, rejectionReason: reason.trim() } as const
        await repository.decideClaim(tx, claim.id, decision)
        const notice = {
          userId: claim.userId,
          kind: 'PARCEL',
          event: 'claimRejected',
          params: { maskedNumber: maskNumber(parcel.expressNumber), reason: reason.trim() },
          subject: { type: 'UNCLAIMED_PARCEL', id: parcel.id },
        } as const
        await notify(tx, notice, now)
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
  const known = await findScanned(tx, expressNumber, undefined, ParcelStatus.NotArrival)
  if (known) throw fieldProblem(409, 'UnclaimedNumberDeclared', 'expressNumber')
  const registration = firstTransition(UNCLAIMED_PARCEL, 'register')
  const parcel = await repository.insertUnclaimed(tx, {
    id: newId(now),
    warehouseId: await warehouseFor(tx, request.warehouseId),
    expressNumber,
    visibleTail: visiblePartsOf(expressNumber).tail,
    status: registration.to,
    ...measuresOf(request),
    images: (request.images ?? []).map((url) => ({ url, time: now.toISOString() })),
    arrivalTime: now,
    version: 1,
  })
  if (!parcel) throw fieldProblem(409, 'UnclaimedNumberTaken', 'expressNumber')
  await logMove(tx, parcel, registration, now)
  return parcel
}

async function decide(
  tx: Transaction,
  expressNumber: string,
  move: 'approve' | 'reject',
  now: Date,
): Promise<{ parcel: UnclaimedRow; claim: ClaimRow }> {
  const number = normaliseExpressNumber(expressNumber)
  const found = await repository.lockUnclaimed(tx, { expressNumber: number })
  if (!found) throw fieldProblem(404, 'ParcelNumberUnknown', 'expressNumber')
  const parcel = await moveUnclaimed(tx, found, move, now)
  const claim = await repository.findOpenClaim(tx, parcel.id)
  if (!claim) throw new Error('a parcel is under review without a claim')
  return { parcel, claim }
}

/** A customer who declared the number meanwhile waits for this very parcel: then it just arrives. */
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
