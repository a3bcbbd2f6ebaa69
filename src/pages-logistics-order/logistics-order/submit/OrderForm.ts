import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import type { OrderSubmission } from '@/model/order/logisticsOrder'
import { textOrNull } from '@/model/format/textOrNull'
import { fitsShapeOf } from '@/stores/form/hasShapeOf'

/** Form values without photos. Plain data, so they can be saved as a draft. */
export interface OrderValues {
  readonly parcelIds: readonly string[]
  readonly receivingMethod: ReceivingMethod
  readonly addressId: string | null
  readonly pickupStationId: string | null
  readonly shippingMethodTypeId: string | null
  readonly transportationChannelId: string | null
  readonly additionalServiceIds: readonly string[]
  readonly isInsured: boolean
  readonly couponId: string | null
  /** Whether the customer chose the coupon, or none; otherwise it is the best one. */
  readonly isOwnCoupon: boolean
  readonly isAutoPay: boolean
  readonly remarks: string
  readonly messageToStaff: string
}

export const EMPTY_ORDER: OrderValues = {
  parcelIds: [],
  receivingMethod: ReceivingMethod.DOOR,
  addressId: null,
  pickupStationId: null,
  shippingMethodTypeId: null,
  transportationChannelId: null,
  additionalServiceIds: [],
  isInsured: false,
  couponId: null,
  isOwnCoupon: false,
  isAutoPay: false,
  remarks: '',
  messageToStaff: '',
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

/** Whether stored values can be restored. */
export function isOrderValues(value: unknown): boolean {
  if (!fitsShapeOf(EMPTY_ORDER, value)) return false
  const { receivingMethod = EMPTY_ORDER.receivingMethod } = value as Partial<OrderValues>
  return Object.values(ReceivingMethod).includes(receivingMethod)
}
