import { FundAccountLogType, TopupStatus, type Language } from '../../contracts/enumerations.ts'
import { decimalsOf } from '../../money/currencies.ts'
import { formatAmount } from '../../money/money.ts'
import { notFound } from '../../base/http/problem.ts'
import { creditCustomer } from '../fund/index.ts'
import { notify } from '../message/index.ts'
import { requireOwnImages } from '../upload/index.ts'
import { listCurrencies } from './currencies.ts'
import { moveRefused, moveTopup } from './moves.ts'
import * as repository from './repository.ts'
import { requestTopup } from './request.ts'
import { statusAt, toMethod, toTopup, toTopupDetail } from './view.ts'

import type { SQL } from 'drizzle-orm'

import type { Clock } from '../../base/time/clock.ts'
import type {
  OperatorTopup,
  SubmitProofRequest,
  Topup,
  TopupCurrency,
  TopupDetail,
  TopupListRequest,
  TopupMethod,
  UserTopupRequest,
} from '../../contracts/topup.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Customer } from '../../base/http/app.ts'
import type { TopupRow } from './repository.ts'

export interface TopupService {
  /** The currencies that can be paid in, each with the rate at which it is credited. */
  listCurrencies(language: Language): Promise<Page<TopupCurrency>>
  listMethods(currencyCode: string, language: Language): Promise<Page<TopupMethod>>
  list(customer: Customer, request: TopupListRequest, language: Language): Promise<Page<Topup>>
  /** @throws ApiProblem 404 also for somebody else's */
  get(customer: Customer, id: string, language: Language): Promise<TopupDetail>
  /** @throws ApiProblem 400 at the field that does not fit */
  request(
    tx: Transaction,
    customer: Customer,
    request: UserTopupRequest,
    language: Language,
  ): Promise<TopupDetail>
  /**
   * Sends the proof, or another one in its place as long as it is under review.
   *
   * @throws ApiProblem 404; 400 ImageUnknown; 409 TopupMoveRefused, also when the time to pay is over
   */
  submitProof(
    tx: Transaction,
    customer: Customer,
    id: string,
    request: SubmitProofRequest,
    language: Language,
  ): Promise<TopupDetail>
  /** @throws ApiProblem 404; 409 TopupMoveRefused, also when the time to pay is over */
  cancel(tx: Transaction, customer: Customer, id: string, language: Language): Promise<TopupDetail>
  /** For staff: those of a status, or those that wait for a review. */
  listForReview(request: TopupListRequest, language: Language): Promise<Page<OperatorTopup>>
  /**
   * Credits a payment that has come in.
   *
   * @throws ApiProblem 404; 409 TopupMoveRefused
   */
  approve(id: string, language: Language): Promise<OperatorTopup>
  /** @throws ApiProblem 404; 409 TopupMoveRefused */
  reject(id: string, reason: string, language: Language): Promise<OperatorTopup>
}

export function createTopupService(db: Database, clock: Clock, accountCurrency: string): TopupService {
  const contextFor = (language: Language) => ({ language, now: clock.now() })

  const detail = async (from: Database, row: TopupRow, language: Language): Promise<TopupDetail> => {
    const logs = await repository.listLogs(from, row.id)
    return toTopupDetail(row, logs, contextFor(language))
  }

  const reviewed = async (
    id: string,
    language: Language,
    review: (tx: Transaction, topup: TopupRow, now: Date) => Promise<TopupRow>,
  ): Promise<OperatorTopup> =>
    db.transaction(async (tx) => {
      const row = await review(tx, await lock(tx, repository.topupById(id)), clock.now())
      const customer = await repository.findOwner(tx, row.userId)
      if (!customer) throw notFound()
      return { ...toTopup(row, contextFor(language)), customer }
    })

  return {
    listCurrencies: (language) => listCurrencies(db, accountCurrency, language),

    listMethods: async (currencyCode, language) => {
      const methods = await repository.listMethods(db, currencyCode)
      const accounts = await repository.listAccounts(db, currencyCode)
      const items = methods.map((method) => toMethod(method, accounts, language))
      return { items, totalCount: items.length }
    },

    list: async ({ userId }, request, language) => {
      const context = contextFor(language)
      const { rows, totalCount } = await repository.listTopups(db, userId, request, context.now)
      return { items: rows.map((row) => toTopup(row, context)), totalCount }
    },

    get: async ({ userId }, id, language) => {
      const row = await repository.findTopup(db, repository.ownTopup(userId, id))
      if (!row) throw notFound()
      return detail(db, row, language)
    },

    request: async (tx, { userId }, request, language) =>
      detail(tx, await requestTopup(tx, userId, request, accountCurrency, clock.now()), language),

    submitProof: async (tx, { userId }, id, request, language) => {
      const topup = await lock(tx, repository.ownTopup(userId, id))
      return detail(tx, await takeProof(tx, topup, request, clock.now()), language)
    },

    cancel: async (tx, { userId }, id, language) => {
      const topup = await lock(tx, repository.ownTopup(userId, id))
      refuseExpired(topup, clock.now())
      return detail(tx, await moveTopup(tx, topup, 'cancel', clock.now()), language)
    },

    listForReview: async (request, language) => {
      const context = contextFor(language)
      const status = request.status ?? TopupStatus.PendingAudit
      const { rows, totalCount } = await repository.listAllTopups(db, request, status, context.now)
      return {
        items: rows.map(({ topup, customer }) => ({ ...toTopup(topup, context), customer })),
        totalCount,
      }
    },

    approve: (id, language) => reviewed(id, language, approveTopup),

    reject: (id, reason, language) =>
      reviewed(id, language, (tx, topup, now) => rejectTopup(tx, topup, reason.trim(), now)),
  }
}

async function lock(tx: Transaction, where: SQL | undefined): Promise<TopupRow> {
  const [topup] = await repository.lockTopups(tx, where)
  if (!topup) throw notFound()
  return topup
}

/** @throws ApiProblem 409 TopupMoveRefused when the time to pay is over, written down or not */
function refuseExpired(topup: TopupRow, now: Date): void {
  if (statusAt(topup, now) === TopupStatus.Expired)
    throw moveRefused({ ...topup, status: TopupStatus.Expired })
}

/** @throws ApiProblem 400 ImageUnknown; 409 TopupMoveRefused */
async function takeProof(
  tx: Transaction,
  topup: TopupRow,
  request: SubmitProofRequest,
  now: Date,
): Promise<TopupRow> {
  refuseExpired(topup, now)
  const images = await requireOwnImages(tx, topup.userId, request.images, topup.images)
  const remarks = request.remarks === undefined ? topup.remarks : request.remarks.trim() || null
  return moveTopup(tx, topup, 'submit', now, { images, remarks, expirationTime: null })
}

async function approveTopup(tx: Transaction, topup: TopupRow, now: Date): Promise<TopupRow> {
  const { userId, code } = topup
  const paid = await moveTopup(tx, topup, 'approve', now)
  const subject = { type: 'TOPUP', id: topup.id } as const
  const currencyCode = topup.creditedCurrencyCode
  await creditCustomer(
    tx,
    {
      userId,
      currencyCode,
      amount: topup.creditedAmount,
      type: FundAccountLogType.Topup,
      subject,
      note: noteOf(topup),
    },
    now,
  )
  const amount = formatAmount(topup.creditedAmount, decimalsOf(currencyCode))
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

async function rejectTopup(tx: Transaction, topup: TopupRow, reason: string, now: Date): Promise<TopupRow> {
  const { userId, code, id } = topup
  const rejected = await moveTopup(tx, topup, 'reject', now, { rejectReason: reason })
  const subject = { type: 'TOPUP', id } as const
  await notify(tx, { userId, kind: 'FUNDS', event: 'topupRejected', params: { code, reason }, subject }, now)
  return rejected
}
