import { calendarAt } from '../base/time/calendar.ts'
import { fromBillRecord, type BillRecord } from './billRecord.ts'
import { parseMoney } from './money.ts'
import { billAt, type PaymentTerm } from './paymentTerm.ts'

import type { TenantSettings } from '../base/tenant.ts'
import type { Bill } from './bill.ts'

/** When an order would be paid, and the terms of storage. */
export interface DueAt {
  readonly settings: Pick<TenantSettings, 'storage' | 'utcOffsetMinutes'>
  readonly now: Date
}

/** The bill of a weighed order as it was weighed; once it is paid, as it was paid. */
export function weighedBillOf({ actualBill }: { readonly actualBill: BillRecord | null }): Bill {
  if (actualBill === null) throw new Error('an order waits for its payment without a bill')
  return fromBillRecord(actualBill)
}

/** What a weighed order costs if it is paid now; one that has been paid, what it did cost. */
export function dueBillOf(
  order: { readonly actualBill: BillRecord | null; readonly paymentTerm: PaymentTerm | null },
  { settings, now }: DueAt,
): Bill {
  const today = calendarAt(settings.utcOffsetMinutes).dayOf(now)
  const dailyFee = parseMoney(settings.storage.dailyFee)
  return billAt(weighedBillOf(order), order.paymentTerm, today, dailyFee)
}
