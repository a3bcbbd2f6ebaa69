import { ApiProblem, orNotFound } from '../../base/http/problem.ts'
import { UnclaimedParcelStatus, type Language } from '../../contracts/enumerations.ts'
import { normaliseExpressNumber } from '../express/index.ts'
import { requireOwnImages } from '../upload/index.ts'
import { requireContact } from '../user/index.ts'
import { checkNumber } from './claimTries.ts'
import { beginClaim, moveUnclaimed } from './lifecycle.ts'
import { listClaims } from './repository/claims.ts'
import { findUnclaimed, listUnclaimed, lockUnclaimed } from './repository/parcels.ts'
import { toClaim, toUnclaimedParcel } from './view.ts'

import type { Customer } from '../../base/http/app.ts'
import type { Calendar } from '../../base/time/calendar.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { Page } from '../../contracts/schema.ts'
import type {
  ClaimParcelRequest,
  MyClaimListRequest,
  UnclaimedParcel,
  UnclaimedParcelClaim,
  UnclaimedParcelListRequest,
} from '../../contracts/unclaimedParcel.ts'
import type { Database, Transaction } from '../../db/client.ts'

/** What customers do with parcels that have no owner. */
export interface UnclaimedParcelService {
  list(
    customer: Customer,
    request: UnclaimedParcelListRequest,
    language: Language,
  ): Promise<Page<UnclaimedParcel>>
  listClaims(
    customer: Customer,
    request: MyClaimListRequest,
    language: Language,
  ): Promise<Page<UnclaimedParcelClaim>>
  /**
   * Lets only customers claim who know the number. Called before the claim's transaction, which would undo the count of
   * wrong numbers.
   *
   * @throws ApiProblem 400 ClaimNumberWrong
   * @throws ApiProblem 404
   * @throws ApiProblem 429 ClaimLocked
   */
  checkNumber(customer: Customer, id: string, expressNumber: string): Promise<void>
  /**
   * @throws ApiProblem 400 ContactDetailsRequired, ImageUnknown
   * @throws ApiProblem 404
   * @throws ApiProblem 409 ClaimUnderReview
   */
  claim(
    tx: Transaction,
    customer: Customer,
    id: string,
    request: ClaimParcelRequest,
    language: Language,
  ): Promise<UnclaimedParcelClaim>
}

export function createUnclaimedParcelService(
  db: Database,
  clock: Clock,
  calendar: Calendar,
): UnclaimedParcelService {
  return {
    list: async ({ userId }, request, language) => {
      const { rows, totalCount } = await listUnclaimed(db, request)
      return { items: rows.map((row) => toUnclaimedParcel(row, userId, language, calendar)), totalCount }
    },

    listClaims: async ({ userId }, request, language) => {
      const { rows, totalCount } = await listClaims(db, userId, request)
      return { items: rows.map((row) => toClaim(row, language, calendar)), totalCount }
    },

    checkNumber: async ({ userId }, id, expressNumber) => {
      const parcel = await findUnclaimed(db, id)
      // The claim itself refuses one that is gone: sent again, it still gets its first answer.
      if (!parcel) return
      const isRight = parcel.expressNumber === normaliseExpressNumber(expressNumber)
      await checkNumber(db, userId, isRight, clock.now())
    },

    claim: async (tx, { userId }, id, request, language) => {
      await requireContact(tx, userId)
      const found = orNotFound(await lockUnclaimed(tx, { id }))
      const now = clock.now()
      if (found.status === UnclaimedParcelStatus.UnderReview) throw new ApiProblem(409, 'ClaimUnderReview')
      const images = await requireOwnImages(tx, userId, request.images)
      const note = request.note?.trim() || null
      const parcel = await moveUnclaimed(tx, found, 'claim', now)
      const claim = await beginClaim(tx, { unclaimedParcelId: id, userId, images, note }, now)
      return toClaim({ parcel, claim }, language, calendar)
    },
  }
}
