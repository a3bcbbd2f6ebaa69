import type { TopupStatus } from '@/model/enumerations/funds'
import type { Topup, TopupDetail, TopupProof } from '@/model/funds/topup'
import type { NewTopup, TopupCurrency, TopupMethod } from '@/model/funds/topupOptions'
import type { Page } from '@/model/list/page'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readDateOrNull, readItems, readObject, readPage, type ListRequest } from './wire'

const TOPUPS = '/api/u/fund-management/topup'

export interface TopupListRequest extends ListRequest {
  readonly status?: TopupStatus
}

/** Top-ups, and the ways to pay for them. */
export function createTopupApi(http: Http) {
  return {
    /** The customer's top-ups, newest first. */
    async list(request: TopupListRequest): Promise<Page<Topup>> {
      return readPage(await http.post(`${TOPUPS}/list`, { body: request }), readTopup)
    },

    /** The currencies that a top-up can be paid in, each with its rate. */
    async listCurrencies(): Promise<readonly TopupCurrency[]> {
      return readItems(await http.post(`${TOPUPS}/currency-list`, { body: {} }))
    },

    /** The ways to pay in a currency, each with its receiving accounts. */
    async listMethods(currencyCode: string): Promise<readonly TopupMethod[]> {
      return readItems(await http.post(`${TOPUPS}/method-list`, { body: { currencyCode } }))
    },

    /**
     * Submits a top-up, or saves it without its proof.
     *
     * @returns the ID of the top-up
     * @throws ApiError 400 that names the invalid field
     */
    async create({ images, ...request }: NewTopup, idempotencyKey: string): Promise<string> {
      const body = { ...request, images: [...images] }
      return readObject(await http.post(`${TOPUPS}/user-topup`, { body, idempotencyKey })).id
    },

    /** @param isBackground whether the page polls: an error then shows no dialog */
    async get(id: string, isBackground = false): Promise<TopupDetail> {
      const request = { path: { id }, isBackground, acceptedCodes: ['NotFound'] }
      return readObject(await http.get(`${TOPUPS}/{id}`, request), readDetail)
    },

    /**
     * Sends a top-up's proof, or replaces the one under review.
     *
     * @throws ApiError 409 `TopupMoveRefused` if the top-up was approved, rejected or cancelled, or has expired
     */
    async submitProof(id: string, proof: TopupProof, idempotencyKey: string): Promise<TopupDetail> {
      const { images, remarks } = proof
      const request = { path: { id }, body: { images: [...images], remarks }, idempotencyKey }
      return readObject(await http.post(`${TOPUPS}/{id}/submit-proof`, request), readDetail)
    },

    /** @throws ApiError 409 `TopupMoveRefused` if the top-up was approved, rejected or cancelled, or has expired */
    async cancel(id: string, idempotencyKey: string): Promise<TopupDetail> {
      return readObject(
        await http.post(`${TOPUPS}/{id}/cancel`, { path: { id }, idempotencyKey }),
        readDetail,
      )
    },
  }
}

function readDetail(dto: Dto<'TopupDetail'>): TopupDetail {
  return {
    ...readTopup(dto),
    logs: dto.logs.map(({ id, time, description }) => ({ id, time: readDate(time), text: description })),
    serverTime: readDate(dto.serverTime),
  }
}

function readTopup(dto: Dto<'Topup'>): Topup {
  return {
    ...dto,
    expirationTime: readDateOrNull(dto.expirationTime),
    expectedReviewTime: readDateOrNull(dto.expectedReviewTime),
    creationTime: readDate(dto.creationTime),
  }
}
