import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import type { LogisticsOrderDetail, OrderChanges, PricedChanges } from '@/model/order/orderDetail'
import { withoutSignature } from '@/stores/form/PhotoUploads'

import type { ShippingValues } from '../../_shared/shipping/ShippingValues'

const PRICED: readonly string[] = ['addressId', 'receivingMethod', 'additionalServiceIds', 'isInsured']
const NOTES: readonly string[] = ['remarks', 'messageToStaff', 'images']

/** The form's initial values. The order holds a copy of its address, so no address book entry is selected. */
export function valuesOf(order: LogisticsOrderDetail): ShippingValues {
  return {
    receivingMethod: order.receivingMethod,
    addressId: null,
    pickupStationId: order.pickupStation?.id ?? null,
    shippingMethodTypeId: order.shippingMethodType.id,
    transportationChannelId: order.channel.id,
    additionalServiceIds: order.additionalServices.map(({ id }) => id),
    isInsured: order.isInsured,
    remarks: order.remarks ?? '',
    messageToStaff: order.messageToStaff ?? '',
  }
}

/** The values that differ from the order's. */
export function changedValues(values: ShippingValues, order: LogisticsOrderDetail): Partial<ShippingValues> {
  const [before, now] = [normalised(valuesOf(order)), normalised(values)]
  return pick(now, (field) => JSON.stringify(now[field]) !== JSON.stringify(before[field]))
}

/** @param images URLs of the photos on screen */
export function areImagesChanged(images: readonly string[], order: LogisticsOrderDetail): boolean {
  return images.map(withoutSignature).join() !== order.images.map(withoutSignature).join()
}

/** The fields to send: those that differ from the order. */
export function changesOf(
  values: ShippingValues,
  images: readonly string[],
  order: LogisticsOrderDetail,
): OrderChanges {
  const changed = changedValues(values, order)
  const sent = pick(changed, (field) => changed[field] !== null) as OrderChanges
  return areImagesChanged(images, order) ? { ...sent, images } : sent
}

/** The changes that the prices depend on. */
export function pricedChanges(changes: OrderChanges): PricedChanges {
  return pick(changes, (field) => PRICED.includes(field))
}

/** Whether anything but notes and photos has changed, which requires a new estimate. */
export function changesShipping(changes: OrderChanges): boolean {
  return Object.keys(changes).some((field) => !NOTES.includes(field))
}

/** Brings values that mean the same into the same form, for comparison. */
function normalised(values: ShippingValues): ShippingValues {
  const isPickup = values.receivingMethod === ReceivingMethod.PICKUP_STATION
  return {
    ...values,
    pickupStationId: isPickup ? values.pickupStationId : null,
    additionalServiceIds: [...values.additionalServiceIds].sort(),
    remarks: values.remarks.trim(),
    messageToStaff: values.messageToStaff.trim(),
  }
}

/** The fields that meet a condition. */
function pick<Values extends object>(
  values: Values,
  isOne: (field: Extract<keyof Values, string>) => boolean,
): Partial<Values> {
  const picked: Partial<Values> = {}
  for (const field of Object.keys(values) as Extract<keyof Values, string>[]) {
    if (isOne(field)) picked[field] = values[field]
  }
  return picked
}
