import { UnclaimedParcelStatus, type Language } from '../../contracts/enumerations.ts'
import { newId } from '../../base/ids.ts'
import { ApiProblem, notFound } from '../../base/http/problem.ts'
import { normaliseExpressNumber } from '../express/index.ts'
import { requireOwnImages } from '../upload/index.ts'
import { requireContact } from '../user/index.ts'
import { checkNumber } from './claimTries.ts'
import { moveUnclaimed } from './moves.ts'
import * as repository from './repository.ts'
import { toClaim, toUnclaimedParcel } from './view.ts'

import type { Calendar } from '../../base/time/calendar.ts'
import type { Clock } from '../../base/time/clock.ts'
import type {
  ClaimParcelRequest,
  MyClaimListRequest,
  UnclaimedParcel,
  UnclaimedParcelClaim,
  UnclaimedParcelListRequest,
} from '../../contracts/unclaimedParcel.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Customer } from '../../base/http/app.ts'

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
   * Lets only those claim who know the number. Outside of the claim's transaction, because wrong numbers count.
   *
   * @throws ApiProblem 400 ClaimNumberWrong; 404; 429 ClaimLocked
   */
  checkNumber(customer: Customer, id: string, expressNumber: string): Promise<void>
  /** @throws ApiProblem 400 ContactDetailsRequired, ImageUnknown; 404; 409 ClaimUnderReview */
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
      const { rows, totalCount } = await repository.listUnclaimed(db, request)
      return { items: rows.map((row) => toUnclaimedParcel(row, userId, language, calendar)), totalCount }
    },

    listClaims: async ({ userId }, request, language) => {
      const { rows, totalCount } = await repository.listClaims(db, userId, request)
      return { items: rows.map((row) => toClaim(row, language, calendar)), totalCount }
    },

    checkNumber: async ({ userId }, id, expressNumber) => {
      const parcel = await repository.findUnclaimed(db, id)
      // One that is gone is the claim's to refuse: a claim sent again still gets its first answer.
      if (!parcel) return
      const isRight = parcel.expressNumber === normaliseExpressNumber(expressNumber)
      await checkNumber(db, userId, isRight, clock.now())
    },

    claim: async (tx, { userId }, id, request, language) => {
      const now = clock.now()
      await requireContact(tx, userId)
      const found = await repository.lockUnclaimed(tx, { id })
      if (!found) throw notFound()
      if (found.status === UnclaimedParcelStatus.UnderReview) throw new ApiProblem(409, 'ClaimUnderReview')
      const claim = {
        id: newId(now),
        unclaimedParcelId: id,
        userId,
        status: 'UNDER_REVIEW',
        images: await requireOwnImages(tx, userId, request.images),
        note: request.note?.trim() || null,
        rejectionReason: null,
        parcelId: null,
        creationTime: now,
        decisionTime: null,
      } as const
      const parcel = await moveUnclaimed(tx, found, 'claim', now)
      await repository.insertClaim(tx, claim)
      return toClaim({ parcel, claim }, language, calendar)
    },
  }
}
