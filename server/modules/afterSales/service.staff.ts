import { orNotFound } from '../../base/http/problem.ts'
import { FundAccountLogType, type Language } from '../../contracts/enumerations.ts'
import { formatMoney, parseMoney } from '../../money/money.ts'
import { creditCustomer } from '../fund/index.ts'
import { notify, type MessageEvent } from '../message/index.ts'
import { moveCase, type Said } from './lifecycle.ts'
import { listCases, listLogs, lockAnyCase, updateCase, type CaseRow } from './repository.ts'
import { toCase, toCaseDetail } from './view.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { AfterSalesCase, AfterSalesDetail, AfterSalesListRequest } from '../../contracts/afterSales.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { TextParams } from '../../texts/text.ts'

/**
 * What staff do with after-sales cases, which they name by ID or code. Each change throws ApiProblem 404, and 409
 * CaseMoveRefused once the case is closed.
 */
export interface AfterSalesStaffService {
  list(request: AfterSalesListRequest, language: Language): Promise<Page<AfterSalesCase>>
  /** Asks the customer something, or says how things stand. */
  answer(idOrCode: string, said: Said, language: Language): Promise<AfterSalesDetail>
  /** Closes the case in the customer's favour. A compensation goes to their balance at once. */
  resolve(
    tx: Transaction,
    idOrCode: string,
    content: string,
    compensation: string | undefined,
    language: Language,
  ): Promise<AfterSalesDetail>
  reject(idOrCode: string, reason: string, language: Language): Promise<AfterSalesDetail>
}

type Change = (tx: Transaction, found: CaseRow, now: Date) => Promise<CaseRow>

export function createAfterSalesStaffService(db: Database, clock: Clock): AfterSalesStaffService {
  const changeIn = async (tx: Transaction, idOrCode: string, language: Language, work: Change) => {
    const found = orNotFound(await lockAnyCase(tx, idOrCode))
    const row = await work(tx, found, clock.now())
    return toCaseDetail(row, await listLogs(tx, row.id), language)
  }
  const change = (idOrCode: string, language: Language, work: Change) =>
    db.transaction((tx) => changeIn(tx, idOrCode, language, work))

  return {
    list: async (request, language) => {
      const { rows, totalCount } = await listCases(db, null, request)
      return { items: rows.map((row) => toCase(row, language)), totalCount }
    },

    answer: (idOrCode, said, language) =>
      change(idOrCode, language, async (tx, found, now) => {
        const row = await moveCase(tx, found, 'answer', said, now)
        await tell(tx, row, 'caseAnswered', {}, now)
        return row
      }),

    resolve: (tx, idOrCode, content, compensation, language) =>
      changeIn(tx, idOrCode, language, async (_, found, now) => {
        const row = await moveCase(tx, found, 'resolve', { content, images: [] }, now)
        const amount = parseMoney(compensation ?? '0')
        if (amount > 0n) return compensate(tx, row, amount, now)
        await tell(tx, row, 'caseResolved', {}, now)
        return row
      }),

    reject: (idOrCode, reason, language) =>
      change(idOrCode, language, async (tx, found, now) => {
        const row = await moveCase(tx, found, 'reject', { content: reason, images: [] }, now)
        await tell(tx, row, 'caseRejected', { reason: reason.trim() }, now)
        return row
      }),
  }
}

async function compensate(tx: Transaction, found: CaseRow, amount: bigint, now: Date): Promise<CaseRow> {
  const { id, userId, code, currencyCode } = found
  const posting = {
    userId,
    currencyCode,
    amount,
    type: FundAccountLogType.Refund,
    subject: { type: 'AFTER_SALES', id },
    note: { key: 'fundNote.compensation', params: { code } },
  } as const
  await creditCustomer(tx, posting, now)
  const row = await updateCase(tx, found, { compensation: amount })
  await tell(tx, row, 'caseCompensated', { amount: formatMoney(amount), currency: currencyCode }, now)
  return row
}

async function tell(
  tx: Transaction,
  { id, userId, code }: CaseRow,
  event: MessageEvent,
  params: TextParams,
  now: Date,
): Promise<void> {
  const subject = { type: 'AFTER_SALES', id } as const
  await notify(tx, { userId, kind: 'AFTER_SALES', event, params: { code, ...params }, subject }, now)
}
