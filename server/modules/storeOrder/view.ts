import { StoreOrderStatus, type Language } from '../../contracts/enumerations.ts'
import { formatMoney } from '../../money/money.ts'
import { STORE_ORDER } from '../../states/storeOrder.ts'
import { text } from '../../texts/text.ts'

import type { StoreOrder, StoreOrderLog } from '../../contracts/storeOrder.ts'
import type { OrderLogRow, OrderRow } from './repository.ts'

/** The status as of now: an overdue order is cancelled, even before housekeeping marks it. */
export function statusAt(
  { status, expirationTime }: Pick<OrderRow, 'status' | 'expirationTime'>,
  now: Date,
): StoreOrderStatus {
  const isOverdue = STORE_ORDER.is(status, 'payable') && expirationTime <= now
  return isOverdue ? StoreOrderStatus.Canceled : status
}

export function toStoreOrder(
  row: OrderRow,
  { language, now }: { language: Language; now: Date },
): StoreOrder {
  const status = statusAt(row, now)
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
    expirationTime: STORE_ORDER.is(status, 'payable') ? row.expirationTime.toISOString() : null,
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
