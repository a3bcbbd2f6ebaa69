import { toBillRecord } from '../../money/billRecord.ts'
import { dueBillOf } from '../../money/dueBill.ts'
import { formatMoney } from '../../money/money.ts'
import { text } from '../../texts/text.ts'
import { toShippingAddress } from '../address/index.ts'
import { toBill, toComparedBill } from '../shipping/index.ts'
import { toPaymentTerm } from './pricing/termView.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type {
  LogisticsOrder,
  LogisticsOrderDetail,
  LogisticsOrderLog,
} from '../../contracts/logisticsOrder.ts'
import type { Parcel } from '../../contracts/parcel.ts'
import type { PackedBox } from '../../db/schema/logisticsOrders.ts'
import type { Circumstances } from './pricing/bills.ts'
import type { OrderLogRow } from './repository/logs.ts'
import type { NamedOrder } from './repository/orders.ts'

/** What every view of orders depends on. */
interface ViewContext extends Circumstances {
  readonly language: Language
}

/** An order as a list shows it. */
export function toOrder(
  { order, shippingMethodName, channelName, regionGroupName, stationName }: NamedOrder,
  context: ViewContext,
): LogisticsOrder {
  const { language } = context
  const { pickupStationId, actualBill } = order
  return {
    id: order.id,
    code: order.code,
    status: order.status,
    statusDisplayName: text(language, `orderStatus.${order.status}`),
    statusTime: order.statusTime.toISOString(),
    shippingMethodType: { id: order.shippingMethodTypeId, displayName: shippingMethodName[language] },
    transportationChannel: { id: order.transportationChannelId, displayName: channelName[language] },
    receivingMethod: order.receivingMethod,
    pickupStation:
      pickupStationId === null ? null : { id: pickupStationId, displayName: stationName?.[language] ?? '' },
    pickupCode: order.pickupCode,
    shippingAddress: toShippingAddress(order.shippingAddress, regionGroupName[language]),
    parcelCount: order.parcelCount,
    boxQuantity: order.packingInfo.length,
    isInsured: order.isInsured,
    isAutoPay: order.isAutoPay,
    internationalTrackingNumber: order.internationalTrackingNumber,
    carrier: order.carrier,
    paymentTerm: toPaymentTerm(order.paymentTerm, context),
    total: actualBill === null ? order.estimatedBill.total : formatMoney(dueBillOf(order, context).total),
    isTotalActual: actualBill !== null,
    currencyCode: order.currencyCode,
    satisfaction: order.satisfaction,
    creationTime: order.creationTime.toISOString(),
    version: order.version,
  }
}

/** An order with its parcels, services, boxes and bills. */
export function toOrderDetail(
  named: NamedOrder,
  parcels: Parcel[],
  context: ViewContext,
): LogisticsOrderDetail {
  const { order } = named
  const { language } = context
  const bill = order.actualBill && toBillRecord(dueBillOf(order, context))
  return {
    ...toOrder(named, context),
    parcels,
    additionalServices: order.additionalServices.map((service) => ({
      ...service,
      displayName: service.displayName[language],
      description: service.description[language],
    })),
    packingInfo: order.packingInfo.map(toBox),
    packingImages: [...order.packingImages],
    remarks: order.remarks,
    messageToStaff: order.messageToStaff,
    images: order.images,
    couponId: order.couponId,
    estimatedBill: toBill(order.estimatedBill, language),
    actualBill: bill && toComparedBill(bill, order.estimatedBill, language),
    review: order.review,
    reviewImages: order.reviewImages,
  }
}

function toBox({ weightGrams, lengthMm, widthMm, heightMm }: PackedBox) {
  return {
    weight: weightGrams / 1000,
    length: lengthMm / 10,
    width: widthMm / 10,
    height: heightMm / 10,
  }
}

/** A line of an order's history as the customer reads it. */
export function toOrderLog(row: OrderLogRow, language: Language): LogisticsOrderLog {
  return {
    id: row.id,
    time: row.time.toISOString(),
    move: row.move,
    status: row.status,
    statusDisplayName: text(language, `orderStatus.${row.status}`),
    actor: row.actor,
    description: text(language, `orderLog.${row.move}`, row.params),
  }
}
