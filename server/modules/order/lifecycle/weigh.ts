import { ParcelStatus } from '../../../contracts/enumerations.ts'
import { toBillRecord } from '../../../money/billRecord.ts'
import { giveCouponBack } from '../../coupon/index.ts'
import { lockParcelsOfOrder, moveParcel } from '../../parcel/index.ts'
import { refuseOpenRequests } from '../../serviceRequest/index.ts'
import { billBoxes, type Circumstances } from '../pricing/bills.ts'
import { boxesLoad } from '../pricing/load.ts'
import { autoPayUnder, tellOfBill } from './autoPay.ts'
import { moveOrder, requireMove } from './lifecycle.ts'
import { beginTerm } from './term.ts'

import type { Transaction } from '../../../db/client.ts'
import type { PackedBox } from '../../../db/schema/logisticsOrders.ts'
import type { WarehousePicture } from '../../../db/schema/parcels.ts'
import type { OrderRow } from '../repository/orders.ts'

/** Packs the parcels of an order that has been taken up; done before it is weighed, or with it. */
export async function packOrder(tx: Transaction, order: OrderRow, now: Date): Promise<void> {
  requireMove(order, 'weigh')
  for (const parcel of await lockParcelsOfOrder(tx, order.id)) {
    if (parcel.status === ParcelStatus.PendingConsolidating) {
      await refuseOpenRequests(tx, parcel, now)
      await moveParcel(tx, parcel, 'consolidate', now)
    }
  }
}

/** What the scale showed, and what else staff enter with it. */
export interface Weighing {
  readonly boxes: readonly PackedBox[]
  readonly collectingFee: bigint
  readonly images: readonly WarehousePicture[]
}

/**
 * Weighs an order and bills its boxes. The customer hears what is due, or with auto-pay what will be charged when the
 * order leaves. A coupon that does not fit the actual bill goes back to the customer.
 */
export async function weighOrder(
  tx: Transaction,
  order: OrderRow,
  { boxes, collectingFee, images }: Weighing,
  { settings, now }: Circumstances,
): Promise<OrderRow> {
  await packOrder(tx, order, now)
  const parcels = await lockParcelsOfOrder(tx, order.id)
  const services = order.additionalServices
  const quotable = { ...order, orderId: order.id, parcels, services, collectingFee }
  const bill = await billBoxes({ db: tx, settings, now }, quotable, order.transportationChannelId, boxes)
  const hasDiscount = bill.lines.some(({ kind }) => kind === 'Discount')
  if (!hasDiscount) await giveCouponBack(tx, order.id, now)
  const actualBill = toBillRecord(bill)
  const params = {
    boxes: boxes.length,
    weightKg: boxesLoad(boxes).weightGrams / 1000,
    total: actualBill.total,
    currency: order.currencyCode,
  }
  const weighed = await moveOrder(tx, order, 'weigh', now, {
    changes: {
      packingInfo: boxes,
      packingImages: images,
      collectingFee,
      actualBill,
      total: bill.total,
      ...beginTerm(parcels, { settings, now }),
      ...autoPayUnder(order, bill.total),
      ...(hasDiscount ? {} : { couponId: null }),
    },
    params,
  })
  await tellOfBill(tx, weighed, order.isAutoPay, params, now)
  return weighed
}
