import { StoreOrderStatus } from '../../contracts/enumerations.ts'
import { formatMoney } from '../../money/money.ts'
import { text } from '../../texts/text.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { StoreOrder, StoreOrderLog } from '../../contracts/storeOrder.ts'
import type { OrderLogRow, OrderRow } from './repository.ts'

/** The status as it is at this moment: an order whose time to pay is over is cancelled, written down or not. */
export function statusAt(
  { status, expirationTime }: Pick<OrderRow, 'status' | 'expirationTime'>,
  now: Date,
): StoreOrderStatus {
  const isOver = status === StoreOrderStatus.PendingPayment && expirationTime <= now
  return isOver ? StoreOrderStatus.Canceled : status
}

export function toStoreOrder(
  row: OrderRow,
  { language, now }: { language: Language; now: Date },
): StoreOrder {
  const status = statusAt(row, now)
  const isOpen = status === StoreOrderStatus.PendingPayment
  return {
    id: row.id,
    code: row.code,
    status,
    statusDisplayName: text(language, `storeOrderStatus.${status}`),
    productId: row.productId,
    skuId: row.skuId,
    productDisplayName: row.productName[language],
    skuDisplayName: row.skuName[language],
    image: row.image,
    unitPrice: formatMoney(row.unitPrice),
    quantity: row.quantity,
    total: formatMoney(row.total),
    currencyCode: row.currencyCode,
    remarks: row.remarks,
    expirationTime: isOpen ? row.expirationTime.toISOString() : null,
    parcelId: row.parcelId,
    creationTime: row.creationTime.toISOString(),
    version: row.version,
  }
}

export function toStoreOrderLog(row: OrderLogRow, language: Language): StoreOrderLog {
  return {
    id: row.id,
    time: row.time.toISOString(),
    move: row.move,
    status: row.status,
    statusDisplayName: text(language, `storeOrderStatus.${row.status}`),
    actor: row.actor,
    description: text(language, `storeOrderLog.${row.move}`),
  }
}
