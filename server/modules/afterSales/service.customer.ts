import { ApiProblem, fieldProblem, orNotFound } from '../../base/http/problem.ts'
import { violatedConstraint } from '../../db/constraints.ts'
import { requireOwnImages } from '../upload/index.ts'
import { canOpenCase } from './caseRules.ts'
import { disputedLineOf } from './disputedLine.ts'
import { beginCase, moveCase } from './lifecycle.ts'
import { findCase, listCases, listLogs, lockCase, type CaseRow } from './repository.ts'
import { lockSubject } from './subject.ts'
import { toCase, toCaseDetail } from './view.ts'

import type { Customer } from '../../base/http/app.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { Clock } from '../../base/time/clock.ts'
import type {
  AfterSalesCase,
  AfterSalesDetail,
  AfterSalesListRequest,
  OpenCaseRequest,
  ReplyRequest,
} from '../../contracts/afterSales.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'

/** What customers do with their after-sales cases. */
export interface AfterSalesService {
  /**
   * @throws ApiProblem 400 SubjectRequired without exactly one subject, ImageUnknown, BillLineRequired, BillLineUnknown
   * @throws ApiProblem 404 if the subject isn't theirs
   * @throws ApiProblem 409 CaseNotPossible, CaseOpenAlready
   */
  open(
    tx: Transaction,
    customer: Customer,
    request: OpenCaseRequest,
    language: Language,
  ): Promise<AfterSalesDetail>
  list(customer: Customer, request: AfterSalesListRequest, language: Language): Promise<Page<AfterSalesCase>>
  /** @throws ApiProblem 404 */
  get(customer: Customer, id: string, language: Language): Promise<AfterSalesDetail>
  /**
   * @throws ApiProblem 400 ImageUnknown
   * @throws ApiProblem 404
   * @throws ApiProblem 409 CaseMoveRefused once the case is closed
   */
  reply(
    tx: Transaction,
    customer: Customer,
    id: string,
    request: ReplyRequest,
    language: Language,
  ): Promise<AfterSalesDetail>
}

/** @param settings give the currency of compensations, and what unpaid orders cost by now */
export function createAfterSalesService(
  db: Database,
  clock: Clock,
  settings: TenantSettings,
): AfterSalesService {
  const currencyCode = settings.defaultCurrencyCode
  const detail = async (from: Database, row: CaseRow, language: Language) =>
    toCaseDetail(row, await listLogs(from, row.id), language)

  return {
    open: async (tx, { userId }, request, language) => {
      const subject = await lockSubject(tx, userId, request)
      if (!canOpenCase(request.kind, subject)) {
        const params = { kind: { key: `afterSalesKind.${request.kind}` } } as const
        throw fieldProblem(409, 'CaseNotPossible', 'kind', params)
      }
      const now = clock.now()
      const billLine = disputedLineOf(request, subject, { settings, now })
      const opened = {
        userId,
        parcelId: request.parcelId ?? null,
        logisticsOrderId: request.orderId ?? null,
        subjectDisplayName: subject.displayName,
        kind: request.kind,
        billLine,
        description: request.description.trim(),
        images: await requireOwnImages(tx, userId, request.images ?? []),
        currencyCode,
      }
      try {
        return await detail(tx, await beginCase(tx, opened, now), language)
      } catch (error) {
        const isOpen = violatedConstraint(error)?.startsWith('after_sales_cases_open_')
        throw isOpen ? new ApiProblem(409, 'CaseOpenAlready') : error
      }
    },

    list: async ({ userId }, request, language) => {
      const { rows, totalCount } = await listCases(db, userId, request)
      return { items: rows.map((row) => toCase(row, language)), totalCount }
    },

    get: async ({ userId }, id, language) => {
      const row = orNotFound(await findCase(db, userId, id))
      return detail(db, row, language)
    },

    reply: async (tx, { userId }, id, { content, images = [] }, language) => {
      const found = orNotFound(await lockCase(tx, userId, id))
      const said = { content, images: await requireOwnImages(tx, userId, images) }
      return detail(tx, await moveCase(tx, found, 'reply', said, clock.now()), language)
    },
  }
}
