import type { AfterSalesDetail, AfterSalesMessage, CaseReply } from '@/model/care/afterSales'
import type { CaseOrder, NewCase } from '@/model/care/newCase'

import { readCase } from './cases'
import type { Dto } from './dto'
import type { Http } from './http'
import { readDate, readObject } from './wire'

const BASE = '/api/u/after-sales'

/** Single after-sales cases, with their messages. */
export function createAfterSalesApi(http: Http) {
  return {
    async get(id: string): Promise<AfterSalesDetail> {
      return readObject(await http.get(`${BASE}/{id}`, { path: { id } }), readDetail)
    },

    /** The order that a case is about. `logisticsOrders` reads more of it, and would make this package larger. */
    async getOrder(id: string): Promise<CaseOrder> {
      return readObject(await http.get('/api/u/biz/logistics-order/{id}', { path: { id } }), readOrder)
    },

    /** @throws ApiError 409 `CaseNotPossible` in the current state, `CaseOpenAlready` for the same kind */
    async open(request: NewCase, idempotencyKey: string): Promise<AfterSalesDetail> {
      return readObject(await http.post(BASE, { body: request, idempotencyKey }), readDetail)
    },

    /** @throws ApiError 409 `CaseMoveRefused` once the case is closed */
    async reply(id: string, reply: CaseReply, idempotencyKey: string): Promise<AfterSalesDetail> {
      const request = { path: { id }, body: reply, idempotencyKey }
      return readObject(await http.post(`${BASE}/{id}/reply`, request), readDetail)
    },
  }
}

function readDetail(dto: Dto<'AfterSalesDetail'>): AfterSalesDetail {
  return { ...readCase(dto), messages: dto.messages.map(readMessage) }
}

function readOrder(dto: Dto<'LogisticsOrderDetail'>): CaseOrder {
  const { id, code, status, statusDisplayName, parcelCount, isTotalActual, currencyCode, actualBill } = dto
  const weight = actualBill?.actualWeight ?? null
  const lines = { estimated: dto.estimatedBill.lines, actual: actualBill?.lines ?? [] }
  return { id, code, status, statusDisplayName, parcelCount, isTotalActual, currencyCode, weight, lines }
}

function readMessage(dto: Dto<'AfterSalesMessage'>): AfterSalesMessage {
  return { ...dto, time: readDate(dto.time) }
}
