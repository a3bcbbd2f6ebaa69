import { pageOf, type SearchRequest } from '../../base/http/paging.ts'
import { orNotFound } from '../../base/http/problem.ts'
import { MAX_PAGE_SIZE } from '../../contracts/common.ts'
import { TopupStatus, type Language } from '../../contracts/enumerations.ts'
import { requireOwnImages } from '../upload/index.ts'
import { listCurrencies } from './currencies.ts'
import { moveRefused, moveTopup } from './lifecycle.ts'
import { listAccounts, listMethods } from './repository/methods.ts'
import * as repository from './repository/topups.ts'
import { requestTopup } from './request.ts'
import { statusAt, toMethod, toTopup, toTopupDetail } from './view.ts'

import type { Customer } from '../../base/http/app.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { Page } from '../../contracts/schema.ts'
import type {
  SubmitProofRequest,
  Topup,
  TopupCurrency,
  TopupDetail,
  TopupListRequest,
  TopupMethod,
  TopupMethodListRequest,
  UserTopupRequest,
} from '../../contracts/topup.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { TopupRow } from './repository/topups.ts'

/** A customer's top-ups. */
export interface TopupService {
  /** The currencies that can be paid in, each with the rate at which it is credited. */
  listCurrencies(request: SearchRequest, language: Language): Promise<Page<TopupCurrency>>
  /** The ways to pay in a currency, with the accounts that are paid to. */
  listMethods(request: TopupMethodListRequest, language: Language): Promise<Page<TopupMethod>>
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
   * Sends the proof of payment; while it is under review, replaces it.
   *
   * @throws ApiProblem 404
   * @throws ApiProblem 400 ImageUnknown
   * @throws ApiProblem 409 TopupMoveRefused, also when the time to pay is over
   */
  submitProof(
    tx: Transaction,
    customer: Customer,
    id: string,
    request: SubmitProofRequest,
    language: Language,
  ): Promise<TopupDetail>
  /**
   * @throws ApiProblem 404
   * @throws ApiProblem 409 TopupMoveRefused, also when the time to pay is over
   */
  cancel(tx: Transaction, customer: Customer, id: string, language: Language): Promise<TopupDetail>
}

export function createTopupService(db: Database, clock: Clock, accountCurrency: string): TopupService {
  const contextFor = (language: Language) => ({ language, now: clock.now() })

  const detail = async (from: Database, row: TopupRow, language: Language): Promise<TopupDetail> => {
    const logs = await repository.listLogs(from, row.id)
    return toTopupDetail(row, logs, contextFor(language))
  }

  return {
    listCurrencies: async (request, language) => {
      const currencies = await listCurrencies(db, accountCurrency, language)
      const searched = ({ currencyCode, displayName }: TopupCurrency) => `${currencyCode}\n${displayName}`
      return pageOf(currencies, request, searched, MAX_PAGE_SIZE)
    },

    listMethods: async (request, language) => {
      const { currencyCode } = request
      const rows = await listMethods(db, currencyCode)
      const accounts = await listAccounts(db, currencyCode)
      const methods = rows.map((row) => toMethod(row, accounts, language))
      return pageOf(methods, request, ({ displayName }) => displayName, MAX_PAGE_SIZE)
    },

    list: async ({ userId }, request, language) => {
      const context = contextFor(language)
      const { rows, totalCount } = await repository.listTopups(db, userId, request, context.now)
      return { items: rows.map((row) => toTopup(row, context)), totalCount }
    },

    get: async ({ userId }, id, language) => {
      const row = orNotFound(await repository.findOwnTopup(db, userId, id))
      return detail(db, row, language)
    },

    request: async (tx, { userId }, request, language) =>
      detail(tx, await requestTopup(tx, userId, request, accountCurrency, clock.now()), language),

    submitProof: async (tx, { userId }, id, request, language) => {
      const topup = await lockOpen(tx, userId, id, clock)
      return detail(tx, await submitProof(tx, topup, request, clock.now()), language)
    },

    cancel: async (tx, { userId }, id, language) => {
      const topup = await lockOpen(tx, userId, id, clock)
      return detail(tx, await moveTopup(tx, topup, 'cancel', clock.now()), language)
    },
  }
}

/**
 * @throws ApiProblem 404
 * @throws ApiProblem 409 TopupMoveRefused when the time to pay is over, even before housekeeping marks it
 */
async function lockOpen(tx: Transaction, userId: string, id: string, clock: Clock): Promise<TopupRow> {
  const topup = orNotFound(await repository.lockOwnTopup(tx, userId, id))
  const status = statusAt(topup, clock.now())
  if (status === TopupStatus.Expired) throw moveRefused({ ...topup, status })
  return topup
}

/**
 * Submits or replaces the proof of payment.
 *
 * @throws ApiProblem 400 ImageUnknown
 * @throws ApiProblem 409 TopupMoveRefused
 */
async function submitProof(
  tx: Transaction,
  topup: TopupRow,
  request: SubmitProofRequest,
  now: Date,
): Promise<TopupRow> {
  const images = await requireOwnImages(tx, topup.userId, request.images, topup.images)
  const remarks = request.remarks === undefined ? topup.remarks : request.remarks.trim() || null
  return moveTopup(tx, topup, 'submit', now, { images, remarks, expirationTime: null })
}
