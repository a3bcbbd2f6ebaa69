import { orNotFound } from '../../base/http/problem.ts'
import { FundAccountLogType, TopupStatus, type Language } from '../../contracts/enumerations.ts'
import { decimalsOf } from '../../money/currencies.ts'
import { formatAmount } from '../../money/money.ts'
import { creditCustomer } from '../fund/index.ts'
import { notify } from '../message/index.ts'
import { moveTopup } from './lifecycle.ts'
import * as repository from './repository/topups.ts'
import { toTopup } from './view.ts'

import type { Clock } from '../../base/time/clock.ts'
import type { Page } from '../../contracts/schema.ts'
import type { OperatorTopup, TopupListRequest } from '../../contracts/topup.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { TopupRow } from './repository/topups.ts'

/** How staff review payments. */
export interface TopupStaffService {
  /** All customers' top-ups of a status; those under review without one. */
  list(request: TopupListRequest, language: Language): Promise<Page<OperatorTopup>>
  /**
   * Credits a payment that has come in.
   *
   * @throws ApiProblem 404
   * @throws ApiProblem 409 TopupMoveRefused
   */
  approve(tx: Transaction, id: string, language: Language): Promise<OperatorTopup>
  /**
   * @throws ApiProblem 404
   * @throws ApiProblem 409 TopupMoveRefused
   */
  reject(id: string, reason: string, language: Language): Promise<OperatorTopup>
}

type Review = (tx: Transaction, topup: TopupRow, now: Date) => Promise<TopupRow>

export function createTopupStaffService(db: Database, clock: Clock): TopupStaffService {
  const contextFor = (language: Language) => ({ language, now: clock.now() })

  const reviewed = async (
    tx: Transaction,
    id: string,
    language: Language,
    review: Review,
  ): Promise<OperatorTopup> => {
    const topup = orNotFound(await repository.lockTopup(tx, id))
    const row = await review(tx, topup, clock.now())
    const customer = orNotFound(await repository.findOwner(tx, row.userId))
    return { ...toTopup(row, contextFor(language)), customer }
  }

  return {
    list: async (request, language) => {
      const context = contextFor(language)
      const status = request.status ?? TopupStatus.PendingAudit
      const { rows, totalCount } = await repository.listAllTopups(db, request, status, context.now)
      return {
        items: rows.map(({ topup, customer }) => ({ ...toTopup(topup, context), customer })),
        totalCount,
      }
    },

    approve: (tx, id, language) => reviewed(tx, id, language, approve),

    reject: (id, reason, language) =>
      db.transaction((tx) =>
        reviewed(tx, id, language, (_, topup, now) => reject(tx, topup, reason.trim(), now)),
      ),
  }
}

async function approve(tx: Transaction, topup: TopupRow, now: Date): Promise<TopupRow> {
  const { id, userId, code, creditedCurrencyCode: currencyCode, creditedAmount } = topup
  const paid = await moveTopup(tx, topup, 'approve', now)
  const subject = { type: 'TOPUP', id } as const
  const type = FundAccountLogType.Topup
  const note = noteOf(topup)
  await creditCustomer(tx, { userId, currencyCode, amount: creditedAmount, type, subject, note }, now)
  const amount = formatAmount(creditedAmount, decimalsOf(currencyCode))
  const params = { code, amount, currency: currencyCode }
  await notify(tx, { userId, kind: 'FUNDS', event: 'topupApproved', params, subject }, now)
  return paid
}

function noteOf({ currencyCode, creditedCurrencyCode, amount, exchangeRate }: TopupRow) {
  if (currencyCode === creditedCurrencyCode) return { key: 'fundNote.topup' } as const
  const paid = formatAmount(amount, decimalsOf(currencyCode))
  const params = { paid, currency: currencyCode, rate: exchangeRate }
  return { key: 'fundNote.topupConverted', params } as const
}

async function reject(tx: Transaction, topup: TopupRow, reason: string, now: Date): Promise<TopupRow> {
  const { userId, code, id } = topup
  const rejected = await moveTopup(tx, topup, 'reject', now, { rejectReason: reason })
  const subject = { type: 'TOPUP', id } as const
  await notify(tx, { userId, kind: 'FUNDS', event: 'topupRejected', params: { code, reason }, subject }, now)
  return rejected
}
