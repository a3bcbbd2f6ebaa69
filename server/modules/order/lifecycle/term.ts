import { calendarAt, dateText, type Calendar } from '../../../base/time/calendar.ts'
import { after, HOUR_MS } from '../../../base/time/clock.ts'
import { eachDue } from '../../../db/eachDue.ts'
import { dueBillOf } from '../../../money/dueBill.ts'
import { formatMoney } from '../../../money/money.ts'
import { endOf, lastFreeDayOf, termFrom, type PaymentTerm } from '../../../money/paymentTerm.ts'
import { freeStorage, listParcelsOfOrder, type ParcelRow } from '../../parcel/index.ts'
import { keepTerm, lockTermDue, type OrderChanges, type OrderRow } from '../repository/orders.ts'
import { endOrder } from './cancel.ts'
import { tellCustomer } from './lifecycle.ts'

import type { Database, Transaction } from '../../../db/client.ts'
import type { TermStep } from '../../../db/schema/logisticsOrders.ts'
import type { Circumstances } from '../pricing/bills.ts'

/** How many whole days a customer has left when told. An order doesn't expire sooner than that after its notice. */
const NOTICE_DAYS = 3

/** The hour, on the warehouse's clock, at which customers are told. */
const NOTICE_HOUR = 10

/** The term of an order whose parcels have just been weighed. */
export function beginTerm(parcels: readonly ParcelRow[], { settings, now }: Circumstances): OrderChanges {
  const calendar = calendarAt(settings.utcOffsetMinutes)
  const lastFreeDays = parcels.flatMap(({ inboundTime, extraFreeDays }) =>
    inboundTime === null ? [] : freeStorage(inboundTime, extraFreeDays, settings).lastFreeDay,
  )
  const paymentTerm = termFrom(calendar.dayOf(now), lastFreeDays, settings.payment)
  return { paymentTerm, ...stepAfter(null, paymentTerm, calendar) }
}

/**
 * Tells customers in time that an unpaid order will cost storage or will expire, and ends those whose term is over.
 * Those that were weighed before there was a term get one that begins now.
 *
 * @returns the number of steps taken
 */
export function keepPaymentTerms(db: Database, circumstances: Circumstances): Promise<number> {
  return eachDue(
    db,
    (tx, size) => lockTermDue(tx, circumstances.now, size),
    (tx, order) => takeStep(tx, order, circumstances),
  )
}

async function takeStep(tx: Transaction, order: OrderRow, circumstances: Circumstances): Promise<void> {
  const { paymentTerm: term, termStep } = order
  if (term === null || termStep === null) {
    return keepTerm(tx, order, beginTerm(await listParcelsOfOrder(tx, order.id), circumstances))
  }
  const { settings, now } = circumstances
  const calendar = calendarAt(settings.utcOffsetMinutes)
  if (termStep === 'expire') {
    await endOrder(tx, order, 'expire', now, { date: dateText(term.lastDay) })
    return
  }
  const earliest = calendar.dayOf(now) + NOTICE_DAYS
  const isLast = termStep === 'expiryNotice'
  const paymentTerm = isLast ? { ...term, lastDay: Math.max(term.lastDay, earliest) } : term
  const day = isLast ? paymentTerm.lastDay : (lastFreeDayOf(term) ?? term.lastDay)
  const params = {
    date: dateText(day),
    total: formatMoney(dueBillOf(order, circumstances).total),
    currency: order.currencyCode,
    dailyFee: settings.storage.dailyFee,
  }
  await tellCustomer(tx, order, isLast ? 'orderExpiring' : 'orderStorageEnding', params, now)
  await keepTerm(tx, order, { paymentTerm, ...stepAfter(termStep, paymentTerm, calendar) })
}

/** What is done next about a term. */
function stepAfter(
  done: TermStep | null,
  term: PaymentTerm,
  calendar: Calendar,
): { termStep: TermStep; termTime: Date } {
  const lastFreeDay = lastFreeDayOf(term)
  const noticeOf = (day: number) => after(calendar.startOf(day - NOTICE_DAYS), NOTICE_HOUR * HOUR_MS)
  if (done === null && lastFreeDay !== null) {
    return { termStep: 'storageNotice', termTime: noticeOf(lastFreeDay) }
  }
  return done === 'expiryNotice'
    ? { termStep: 'expire', termTime: endOf(term, calendar) }
    : { termStep: 'expiryNotice', termTime: noticeOf(term.lastDay) }
}
