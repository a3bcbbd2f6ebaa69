import type {
  AfterSalesCase,
  AfterSalesDetail,
  AfterSalesMessage,
  AfterSalesStatus,
  CaseReply,
  NewParcelCase,
} from '@/model/care/afterSales'
import { toAmount } from '@/model/money/money'
import type { Page } from '@/model/list/page'

import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readObject, readPage, type ListRequest } from './wire'

const BASE = '/api/u/after-sales'

export interface CaseListRequest extends ListRequest {
  readonly status?: AfterSalesStatus
}

/** After-sales cases about parcels and orders, and their messages. */
export function createAfterSalesApi(http: Http) {
  return {
    /** Newest first; `filter` matches code, tracking number and description. */
    async list(request: CaseListRequest): Promise<Page<AfterSalesCase>> {
      return readPage(await http.post(`${BASE}/list`, { body: request }), readCase)
    },

    async get(id: string): Promise<AfterSalesDetail> {
      return readObject(await http.get(`${BASE}/{id}`, { path: { id } }), readDetail)
    },

    /** @throws ApiError 409 `CaseNotPossible` in the current state, `CaseOpenAlready` for the same kind */
    async open(request: NewParcelCase, idempotencyKey: string): Promise<AfterSalesDetail> {
      return readObject(await http.post(BASE, { body: request, idempotencyKey }), readDetail)
    },

    /** @throws ApiError 409 `CaseMoveRefused` once the case is closed */
    async reply(id: string, reply: CaseReply, idempotencyKey: string): Promise<AfterSalesDetail> {
      const request = { path: { id }, body: reply, idempotencyKey }
      return readObject(await http.post(`${BASE}/{id}/reply`, request), readDetail)
    },
  }
}

function readCase(dto: Dto<'AfterSalesCase'>): AfterSalesCase {
  return {
    ...dto,
    compensation: dto.compensation === null ? null : toAmount(dto.compensation),
    creationTime: readDate(dto.creationTime),
    statusTime: readDate(dto.statusTime),
  }
}

function readDetail(dto: Dto<'AfterSalesDetail'>): AfterSalesDetail {
  return { ...readCase(dto), messages: dto.messages.map(readMessage) }
}

function readMessage(dto: Dto<'AfterSalesMessage'>): AfterSalesMessage {
  return { ...dto, time: readDate(dto.time) }
}
