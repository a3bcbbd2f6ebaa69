import {
  AfterSalesDetail,
  AfterSalesListRequest,
  AfterSalesPage,
  AnswerCaseRequest,
  CaseParams,
  RejectCaseRequest,
  ResolveCaseRequest,
} from '../../contracts/afterSales.ts'
import { refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'

import type { App } from '../../base/http/app.ts'
import type { AfterSalesDesk } from './service.staff.ts'

const BASE = '/api/admin/warehouse/after-sales'
const tags = ['warehouse']

/** What staff do with after-sales cases. */
export function afterSalesDeskRoutes(app: App, desk: AfterSalesDesk): void {
  const response = { 200: ref(AfterSalesDetail), ...refusals(401, 403, 409) }
  const params = CaseParams

  app.post(
    `${BASE}/list`,
    {
      schema: {
        tags,
        operationId: 'listAllCases',
        body: ref(AfterSalesListRequest),
        response: { 200: ref(AfterSalesPage), ...refusals(401, 403) },
      },
    },
    (request) => desk.list(request.body, request.language),
  )

  app.post(
    `${BASE}/:id/answer`,
    { schema: { tags, operationId: 'answerCase', params, body: ref(AnswerCaseRequest), response } },
    ({ params: { id }, body: { content, images = [] }, language }) =>
      desk.answer(id, { content, images }, language),
  )

  app.post(
    `${BASE}/:id/resolve`,
    {
      schema: {
        tags,
        operationId: 'resolveCase',
        summary: 'Closes a case; a compensation goes to the customer’s balance',
        params,
        body: ref(ResolveCaseRequest),
        response,
      },
    },
    ({ params: { id }, body: { content, compensation }, language }) =>
      desk.resolve(id, content, compensation, language),
  )

  app.post(
    `${BASE}/:id/reject`,
    { schema: { tags, operationId: 'rejectCase', params, body: ref(RejectCaseRequest), response } },
    ({ params: { id }, body: { reason }, language }) => desk.reject(id, reason, language),
  )
}
