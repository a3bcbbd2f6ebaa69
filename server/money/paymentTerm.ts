import { localisedText } from '../texts/text.ts'
import { withLine, type Bill } from './bill.ts'
import { storageDays, storageLine, type StorageDays } from './billLines.ts'

import type { TenantSettings } from '../base/tenant.ts'
import type { Calendar } from '../base/time/calendar.ts'

/** How long one order can wait. Days are those of the warehouse's calendar. */
export interface PaymentTerm {
  /** The last day of each parcel on which storage costs nothing more. */
  readonly freeUntil: readonly number[]
  /** The last day to pay. */
  readonly lastDay: number
}

/** @param lastFreeDays of each parcel's own free storage */
export function termFrom(
  today: number,
  lastFreeDays: readonly number[],
  terms: TenantSettings['payment'],
): PaymentTerm {
  return {
    freeUntil: lastFreeDays.map((day) => Math.max(day, today + terms.freeDays)),
    lastDay: today + terms.days,
  }
}

/** The moment at which it's too late to pay. */
export function endOf({ lastDay }: PaymentTerm, calendar: Calendar): Date {
  return calendar.startOf(lastDay + 1)
}

/** The last day to pay without further storage fees; null if no fees begin while the order waits. */
export function lastFreeDayOf({ freeUntil, lastDay }: PaymentTerm): number | null {
  const first = Math.min(...freeUntil)
  return first < lastDay ? first : null
}

/** What storage has cost since the term's free days ended: each parcel by itself, a fee for every day begun. */
export function storageSince({ freeUntil }: PaymentTerm, today: number): StorageDays {
  return storageDays(freeUntil.map((day) => today - day))
}

/** The bill of an order that is paid today: its own, and the storage since. The tax is on that too. */
export function billAt(bill: Bill, term: PaymentTerm | null, today: number, dailyFee: bigint): Bill {
  const since = term && storageSince(term, today)
  if (since === null || since.days === 0) return bill
  const name = localisedText('billLine.unpaidStorage')
  return withLine(bill, storageLine({ ...since, dailyFee }, 'bill.unpaidStorage', name))
}
