import { pageOf } from '../../base/http/paging.ts'
import { calendarAt } from '../../base/time/calendar.ts'
import {
  DEFAULT_MONTHS,
  type FundAccountLog,
  type FundAccountLogListRequest,
  type FundAccountState,
  type FundMonths,
  type FundMonthsQuery,
  type PendingPay,
  type PendingPayListRequest,
} from '../../contracts/fund.ts'
import { findMonths, findState } from './account.ts'
import { listPendingPays } from './pendingPay.ts'
import { listAccountLines } from './repository/lines.ts'
import { toLog } from './view.ts'

import type { Customer } from '../../base/http/app.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { Clock } from '../../base/time/clock.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'

/** A customer's balance. */
export interface FundService {
  /** The customer's balance, and what is about to change it. */
  state(customer: Customer): Promise<FundAccountState>
  /** What came in and went out month by month. */
  months(customer: Customer, query: FundMonthsQuery): Promise<FundMonths>
  /** What happened to the customer's money, newest first. */
  listLogs(
    customer: Customer,
    request: FundAccountLogListRequest,
    language: Language,
  ): Promise<Page<FundAccountLog>>
  /** What waits for the customer's money. */
  listPendingPays(
    customer: Customer,
    request: PendingPayListRequest,
    language: Language,
  ): Promise<Page<PendingPay>>
}

/** @param settings give the currency of the accounts, the time zone of the months and the terms of storage */
export function createFundService(
  db: Database,
  clock: Clock,
  settings: Pick<TenantSettings, 'defaultCurrencyCode' | 'utcOffsetMinutes' | 'storage'>,
): FundService {
  const currencyCode = settings.defaultCurrencyCode
  const calendar = calendarAt(settings.utcOffsetMinutes)
  return {
    state: ({ userId }) => findState(db, { userId, currencyCode, settings, now: clock.now() }),

    months: ({ userId }, { count = DEFAULT_MONTHS }) =>
      findMonths(db, { userId, currencyCode, settings, now: clock.now() }, calendar, count),

    listLogs: async ({ userId }, request, language) => {
      const { rows, totalCount } = await listAccountLines(db, userId, request, calendar)
      return { items: rows.map((row) => toLog(row, calendar, language)), totalCount }
    },

    listPendingPays: async ({ userId }, request, language) => {
      const all = await listPendingPays(db, userId, { language, settings, now: clock.now() })
      const wanted = all.filter(({ kind }) => request.kind === undefined || kind === request.kind)
      return pageOf(wanted, request, ({ code, displayName }) => `${code} ${displayName}`)
    },
  }
}
