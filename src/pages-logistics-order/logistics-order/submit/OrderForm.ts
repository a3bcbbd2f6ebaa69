import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import type { OrderSubmission } from '@/model/order/logisticsOrder'
import { textOrNull } from '@/model/format/textOrNull'

import { EMPTY_SHIPPING, type ShippingValues } from '../../_shared/shipping/ShippingValues'

/** Form values without photos. Plain data, so they can be saved as a draft. */
export interface OrderValues extends ShippingValues {
  readonly parcelIds: readonly string[]
  readonly couponId: string | null
  /** Whether the customer chose the coupon, or none; otherwise it is the best one. */
  readonly isOwnCoupon: boolean
  readonly isAutoPay: boolean
}

export const EMPTY_ORDER: OrderValues = {
  parcelIds: [],
  ...EMPTY_SHIPPING,
  couponId: null,
  isOwnCoupon: false,
  isAutoPay: false,
}

/**
 * Request body; null while address or channel is missing.
 *
 * @param images URLs of the uploaded photos
 */
export function toSubmission(values: OrderValues, images: readonly string[]): OrderSubmission | null {
  const { isOwnCoupon: _, ...order } = values
  const { addressId, shippingMethodTypeId, transportationChannelId, receivingMethod } = order
  if (addressId === null || shippingMethodTypeId === null || transportationChannelId === null) return null
  const isPickup = receivingMethod === ReceivingMethod.PICKUP_STATION
  return {
    ...order,
    addressId,
    shippingMethodTypeId,
    transportationChannelId,
    pickupStationId: isPickup ? values.pickupStationId : null,
    remarks: textOrNull(values.remarks),
    messageToStaff: textOrNull(values.messageToStaff),
    images,
  }
}

/** Leaves out the fields the page fills in itself. */
export function withoutPrefilled(values: OrderValues): OrderValues {
  const { addressId, pickupStationId, couponId } = EMPTY_ORDER
  return { ...values, addressId, pickupStationId, ...(!values.isOwnCoupon && { couponId }) }
}

/** Whether the customer has entered anything apart from choosing parcels. */
export function hasUserInput(values: OrderValues): boolean {
  const work = { ...withoutPrefilled(values), parcelIds: EMPTY_ORDER.parcelIds }
  return JSON.stringify(work) !== JSON.stringify(EMPTY_ORDER)
}
