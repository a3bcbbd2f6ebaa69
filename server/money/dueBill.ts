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

/** What a weighed order costs if it is paid now; one that has been paid, what it did cost. */
export function dueBillOf(
  order: { readonly actualBill: BillRecord | null; readonly paymentTerm: PaymentTerm | null },
  { settings, now }: DueAt,
): Bill {
  if (order.actualBill === null) throw new Error('an order waits for its payment without a bill')
  const today = calendarAt(settings.utcOffsetMinutes).dayOf(now)
  const dailyFee = parseMoney(settings.storage.dailyFee)
  return billAt(fromBillRecord(order.actualBill), order.paymentTerm, today, dailyFee)
}
