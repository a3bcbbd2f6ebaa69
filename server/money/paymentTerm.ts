import { localisedText } from '../texts/text.ts'
import { withLine, type Bill } from './bill.ts'
import { formatMoney } from './money.ts'

import type { BillLine } from './billLines.ts'

/** How long a weighed order can wait for its payment, as the tenant sets it. */
export interface PaymentTerms {
  /** Days after the weighing on which storage costs nothing more, whatever is left of the parcels' own free days. */
  readonly freeDays: number
  /** Days after the weighing on which it can be paid; then it expires. */
  readonly days: number
}

/** How long one order can wait. Days are those of the warehouse's calendar. */
export interface PaymentTerm {
  /** The last day of each parcel on which storage costs nothing more. */
  readonly freeUntil: readonly number[]
  /** The last day to pay. */
  readonly lastDay: number
}

/** Parcels that cost storage again, and for how many days together. */
interface UnpaidStorage {
  readonly days: number
  readonly parcels: number
}

/** @param lastFreeDays of each parcel's own free storage */
export function termFrom(today: number, lastFreeDays: readonly number[], terms: PaymentTerms): PaymentTerm {
  return {
    freeUntil: lastFreeDays.map((day) => Math.max(day, today + terms.freeDays)),
    lastDay: today + terms.days,
  }
}

/** The last day to pay without further storage fees; null if there are none before the last day of all. */
export function lastFreeDayOf({ freeUntil, lastDay }: PaymentTerm): number | null {
  const first = Math.min(...freeUntil)
  return first < lastDay ? first : null
}

/** What storage has cost since the term's free days ended: each parcel by itself, a fee for every day begun. */
export function storageSince({ freeUntil }: PaymentTerm, today: number): UnpaidStorage {
  const daysOver = freeUntil.map((day) => Math.max(0, today - day))
  return {
    days: daysOver.reduce((sum, days) => sum + days, 0),
    parcels: daysOver.filter((days) => days > 0).length,
  }
}

/** The bill of an order that is paid today: its own, and the storage since. The tax is on that too. */
export function billAt(bill: Bill, term: PaymentTerm | null, today: number, dailyFee: bigint): Bill {
  const storage = term === null ? { days: 0, parcels: 0 } : storageSince(term, today)
  return storage.days === 0 ? bill : withLine(bill, unpaidStorageLine(storage, dailyFee))
}

function unpaidStorageLine({ days, parcels }: UnpaidStorage, dailyFee: bigint): BillLine {
  return {
    kind: 'StorageFee',
    name: localisedText('billLine.unpaidStorage'),
    amount: dailyFee * BigInt(days),
    explanation: {
      key: 'bill.unpaidStorage',
      params: { days, parcels, dailyFee: formatMoney(dailyFee) },
    },
  }
}
