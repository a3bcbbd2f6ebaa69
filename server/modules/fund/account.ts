import { dateText, monthText, rangeOfMonth, shiftMonth, type Calendar } from '../../calendar.ts'
import { currencySymbolOf } from '../../money/currencies.ts'
import { formatMoney } from '../../money/money.ts'
import * as repository from './accountRepository.ts'
import { findBalance } from './repository.ts'
import { countUnpaid } from './unpaidRepository.ts'

import type { FundAccountState, FundMonths } from '../../contracts/fund.ts'
import type { Database } from '../../db/client.ts'

/** Whose account it is, and the moment it is looked at. */
interface Scope {
  readonly userId: string
  readonly currencyCode: string
  readonly now: Date
}

/** A customer's balance and what is about to change it. */
export async function readState(
  db: Database,
  { userId, currencyCode, now }: Scope,
): Promise<FundAccountState> {
  const [balance, reserved, underReview, pendingPayCount] = await Promise.all([
    findBalance(db, userId, currencyCode),
    repository.sumReserved(db, userId, currencyCode),
    repository.sumUnderReview(db, userId, currencyCode),
    countUnpaid(db, userId, now),
  ])
  return {
    balance: formatMoney(balance),
    currencyCode,
    currencySymbol: currencySymbolOf(currencyCode),
    reserved: formatMoney(reserved),
    underReview: formatMoney(underReview),
    pendingPayCount,
  }
}

/**
 * What came into an account and went out of it in the last months.
 *
 * @param count of months, this one included
 */
export async function readMonths(
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
