import { dateText, monthText, rangeOfMonth, shiftMonth, type Calendar } from '../../base/time/calendar.ts'
import { currencySymbolOf } from '../../money/currencies.ts'
import { dueBillOf, type DueAt } from '../../money/dueBill.ts'
import { formatMoney } from '../../money/money.ts'
import * as repository from './repository/account.ts'
import { countUnpaid, listReserved, type UnpaidOrder } from './repository/unpaid.ts'

import type { FundAccountState, FundMonths } from '../../contracts/fund.ts'
import type { Database } from '../../db/client.ts'

/** A customer's account in a currency, the current time, and the terms of storage. */
interface Scope extends DueAt {
  readonly userId: string
  readonly currencyCode: string
}

/** A customer's balance and what is about to change it. */
export async function findState(db: Database, scope: Scope): Promise<FundAccountState> {
  const { userId, currencyCode, now } = scope
  const [sums, pendingPayCount] = await Promise.all([findSums(db, scope), countUnpaid(db, userId, now)])
  return { ...sums, currencyCode, currencySymbol: currencySymbolOf(currencyCode), pendingPayCount }
}

/** Reads one snapshot: a top-up approved meanwhile is either under review or in the balance, never in neither. */
function findSums(db: Database, scope: Scope) {
  const { userId, currencyCode } = scope
  return db.transaction(
    async (tx) => ({
      balance: formatMoney(await repository.findBalance(tx, userId, currencyCode)),
      reserved: formatMoney(sumDue(await listReserved(tx, userId, currencyCode), scope)),
      underReview: formatMoney(await repository.sumUnderReview(tx, userId, currencyCode)),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

/** What unpaid orders cost if they are paid now. */
function sumDue(orders: readonly UnpaidOrder[], at: DueAt): bigint {
  return orders.reduce((sum, order) => sum + dueBillOf(order, at).total, 0n)
}

/**
 * What came into an account and went out of it in the last months.
 *
 * @param count number of months, including the current one
 */
export async function findMonths(
  db: Database,
  { userId, currencyCode, now }: Scope,
  calendar: Calendar,
  count: number,
): Promise<FundMonths> {
  const today = calendar.dayOf(now)
  const first = shiftMonth(monthText(today), 1 - count)
  const { from } = rangeOfMonth(first, calendar)
  const rows = await repository.sumMonths(db, { userId, currencyCode }, calendar, from)
  const months = Array.from({ length: count }, (_, index) => shiftMonth(first, index))
  return {
    today: dateText(today),
    currencyCode,
    months: months.map((month) => {
      const sums = rows.find((row) => row.month === month)
      return {
        month,
        moneyIn: formatMoney(sums?.moneyIn ?? 0n),
        moneyOut: formatMoney(sums?.moneyOut ?? 0n),
      }
    }),
  }
}
