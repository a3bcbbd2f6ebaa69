import { calendarAt } from '../../base/time/calendar.ts'
import { dueBillOf, type DueAt } from '../../money/dueBill.ts'
import { formatMoney } from '../../money/money.ts'
import { endOf } from '../../money/paymentTerm.ts'
import { text } from '../../texts/text.ts'
import * as repository from './repository/unpaid.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { PendingPay } from '../../contracts/fund.ts'
import type { Database } from '../../db/client.ts'

/** The ID of the entry that pays all unpaid logistics orders together. */
const BATCH_ID = 'LB'

interface View extends DueAt {
  readonly language: Language
}

/** An unpaid order, and when it began to wait for its payment. */
interface Waiting {
  readonly total: bigint
  readonly time: Date
  readonly entry: PendingPay
}

/** A customer's unpaid orders, newest first; before them, if there are several logistics orders, the batch of those. */
export async function listPendingPays(db: Database, userId: string, view: View): Promise<PendingPay[]> {
  const orders = await unpaidLogisticsOrders(db, userId, view)
  const storeOrders = await unpaidStoreOrders(db, userId, view)
  const single = [...orders, ...storeOrders].sort((a, b) => b.time.getTime() - a.time.getTime())
  return [...batchOf(orders, view.language), ...single.map(({ entry }) => entry)]
}

async function unpaidLogisticsOrders(db: Database, userId: string, view: View): Promise<Waiting[]> {
  const rows = await repository.listUnpaidLogisticsOrders(db, userId)
  const calendar = calendarAt(view.settings.utcOffsetMinutes)
  return rows.map((order) => {
    const { id, code, currencyCode, statusTime, paymentTerm } = order
    const amount = dueBillOf(order, view).total
    const entry: PendingPay = {
      id,
      kind: 'L',
      code,
      displayName: text(view.language, 'orderKind.L'),
      image: null,
      total: formatMoney(amount),
      currencyCode,
      creationTime: statusTime.toISOString(),
      expirationTime: paymentTerm && endOf(paymentTerm, calendar).toISOString(),
      orderIds: [id],
    }
    return { total: amount, time: statusTime, entry }
  })
}

async function unpaidStoreOrders(db: Database, userId: string, { language, now }: View): Promise<Waiting[]> {
  const rows = await repository.listUnpaidStoreOrders(db, userId, now)
  return rows.map((order) => {
    const entry: PendingPay = {
      id: order.id,
      kind: 'STORE_PARCEL',
      code: order.code,
      displayName: `${order.productName[language]} × ${order.quantity}`,
      image: order.image,
      total: formatMoney(order.total),
      currencyCode: order.currencyCode,
      creationTime: order.creationTime.toISOString(),
      expirationTime: order.expirationTime.toISOString(),
      orderIds: [order.id],
    }
    return { total: order.total, time: order.creationTime, entry }
  })
}

/** One entry for all logistics orders, which share the tenant's currency; none if there is only one. */
function batchOf(orders: readonly Waiting[], language: Language): PendingPay[] {
  const [newest] = orders
  if (!newest || orders.length < 2) return []
  const { currencyCode } = newest.entry
  const total = orders.reduce((sum, order) => sum + order.total, 0n)
  const latest = Math.max(...orders.map(({ time }) => time.getTime()))
  return [
    {
      id: BATCH_ID,
      kind: 'LB',
      code: '',
      displayName: text(language, 'orderKind.LB'),
      image: null,
      total: formatMoney(total),
      currencyCode,
      creationTime: new Date(latest).toISOString(),
      expirationTime: null,
      orderIds: orders.map(({ entry }) => entry.id),
    },
  ]
}
