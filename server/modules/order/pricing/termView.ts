import { calendarAt, dateText } from '../../../base/time/calendar.ts'
import { lastFreeDayOf, type PaymentTerm } from '../../../money/paymentTerm.ts'

import type { PaymentTerm as WirePaymentTerm } from '../../../contracts/logisticsOrder.ts'
import type { Circumstances } from './bills.ts'

/** How long an order waits for its payment, as its customer reads it. */
export function toPaymentTerm(
  term: PaymentTerm | null,
  { settings, now }: Circumstances,
): WirePaymentTerm | null {
  if (term === null) return null
  const lastFreeDay = lastFreeDayOf(term)
  const isFree = lastFreeDay !== null && calendarAt(settings.utcOffsetMinutes).dayOf(now) <= lastFreeDay
  return {
    lastFreeDay: isFree ? dateText(lastFreeDay) : null,
    lastDay: dateText(term.lastDay),
    dailyFee: settings.storage.dailyFee,
    currencyCode: settings.defaultCurrencyCode,
  }
}
