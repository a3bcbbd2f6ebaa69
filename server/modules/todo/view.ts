import { calendarAt } from '../../base/time/calendar.ts'
import { ParcelStatus } from '../../contracts/enumerations.ts'
import { dueBillOf } from '../../money/dueBill.ts'
import { formatMoneyOrNull, parseMoney } from '../../money/money.ts'
import { endOf } from '../../money/paymentTerm.ts'
import { toPaymentTerm, type OrderRow } from '../order/index.ts'
import { freeStorage, storageOf, type StorageTerms } from '../parcel/index.ts'

import type { TenantSettings } from '../../base/tenant.ts'
import type { SubjectType } from '../../contracts/message.ts'
import type { ParcelsAtHand, TodoItem, TodoSubject } from '../../contracts/todo.ts'
import type { FirstRow } from './repository/firstRow.ts'
import type { FirstParcel, ParcelCounts } from './repository/parcels.ts'

/** What the days of storage are counted by, and the currency of amounts that have none of their own. */
export type TodoTerms = StorageTerms & Pick<TenantSettings, 'defaultCurrencyCode'>

const NOTHING: TodoItem = { count: 0, worst: null }

export function toItem(
  type: SubjectType,
  first: (FirstRow & Partial<Pick<TodoSubject, 'daysLeft' | 'paymentTerm'>>) | undefined,
  { defaultCurrencyCode }: TodoTerms,
): TodoItem {
  if (!first) return NOTHING
  const { id, displayName, deadline, daysLeft = null, amount = null, parcelId = null } = first
  const { currencyCode = defaultCurrencyCode, paymentTerm = null } = first
  return {
    count: first.total,
    worst: {
      type,
      id,
      displayName,
      deadline: deadline?.toISOString() ?? null,
      daysLeft,
      amount: formatMoneyOrNull(amount),
      currencyCode: amount === null ? null : currencyCode,
      parcelId,
      paymentTerm,
    },
  }
}

/** An unpaid shipment order: what it costs now, and until when. */
export function unpaidRow(
  { actualBill, paymentTerm: term, ...row }: FirstRow & Pick<OrderRow, 'actualBill' | 'paymentTerm'>,
  circumstances: { readonly settings: TenantSettings; readonly now: Date },
) {
  const calendar = calendarAt(circumstances.settings.utcOffsetMinutes)
  return {
    ...row,
    amount: dueBillOf({ actualBill, paymentTerm: term }, circumstances).total,
    deadline: term && endOf(term, calendar),
    paymentTerm: toPaymentTerm(term, circumstances),
  }
}

export function toParcelItem(first: FirstParcel | undefined, now: Date, terms: TodoTerms): TodoItem {
  if (!first) return NOTHING
  const { id, displayName, total, inboundTime, extraFreeDays } = first
  const storage = storageOf(first, now, terms)
  const row = {
    id,
    displayName,
    total,
    deadline: inboundTime && freeStorage(inboundTime, extraFreeDays, terms).freeUntil,
    daysLeft: storage?.daysLeft ?? null,
    amount: storage && storage.daysLeft < 0 ? parseMoney(storage.accruedFee) : null,
    parcelId: id,
  }
  return toItem('PARCEL', row, terms)
}

export function toParcelsAtHand(
  { grams, firstInboundTime, firstExtraFreeDays, ...counts }: ParcelCounts,
  now: Date,
  terms: TodoTerms,
): Omit<ParcelsAtHand, 'lowestPrice'> {
  const first = {
    status: ParcelStatus.Inbound,
    statusTime: now,
    inboundTime: firstInboundTime,
    extraFreeDays: firstExtraFreeDays ?? 0,
  }
  return { ...counts, weight: grams / 1000, firstStorage: storageOf(first, now, terms) }
}

/** Several items as one: the most pressing thing is the one with the earliest deadline; without any, the first. */
export function together(...items: readonly TodoItem[]): TodoItem {
  return items.reduce(
    (sum, { count, worst }) => ({ count: sum.count + count, worst: morePressing(sum.worst, worst) }),
    NOTHING,
  )
}

function morePressing(one: TodoSubject | null, other: TodoSubject | null): TodoSubject | null {
  if (one === null || other === null) return one ?? other
  if (other.deadline === null) return one
  return one.deadline === null || other.deadline < one.deadline ? other : one
}
