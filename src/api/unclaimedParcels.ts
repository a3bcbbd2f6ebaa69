import type { Page } from '@/model/list/page'
import type { ClaimProof, ClaimStatus, ParcelClaim, UnclaimedParcel } from '@/model/parcel/unclaimedParcel'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readObject, readPage, type ListRequest } from './wire'

const BASE = '/api/u/biz/ship-for-me/unclaimed-parcel'

export interface ClaimListRequest extends ListRequest {
  readonly status?: ClaimStatus
}

/** Parcels that arrived without a customer's code, and the customer's claims on them. */
export function createUnclaimedParcelApi(http: Http) {
  return {
    /** Newest arrival first; `filter` matches the last, visible characters of the tracking number. */
    async list(request: ListRequest): Promise<Page<UnclaimedParcel>> {
      return readPage(await http.post(`${BASE}/list`, { body: request }))
    },

    async listMyClaims(request: ClaimListRequest): Promise<Page<ParcelClaim>> {
      return readPage(await http.post(`${BASE}/my-claim/list`, { body: request }), readClaim)
    },

    /**
     * @throws ApiError 400 `ClaimNumberWrong`, naming the member `expressNumber`
     * @throws ApiError 409 `ClaimUnderReview`
     * @throws ApiError 429 `ClaimLocked` after too many wrong numbers
     */
    async claim(id: string, proof: ClaimProof, idempotencyKey: string): Promise<ParcelClaim> {
      const { expressNumber, images, note } = proof
      const body = { expressNumber, images, ...(note !== null && { note }) }
      const request = { path: { id }, body, idempotencyKey }
      return readObject(await http.post(`${BASE}/{id}/claim`, request), readClaim)
    },
  }
}

function readClaim(dto: Dto<'UnclaimedParcelClaim'>): ParcelClaim {
  return { ...dto, creationTime: readDate(dto.creationTime) }
}
