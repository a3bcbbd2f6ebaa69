import { ReceivingMethod } from '@/model/enumerations/logisticsOrder'
import type { OrderSubmission } from '@/model/order/logisticsOrder'
import { isKeptPhotos, type KeptPhotos } from '@/stores/form/PhotoUploads'
import { textOrNull } from '@/model/format/textOrNull'

/** What the customer has chosen and typed, photos apart; plain data, so that it can be kept as a draft. */
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
  isAutoPay: false,
  remarks: '',
  messageToStaff: '',
}

/** Whether there is work in it: more than parcels, and what the page fills in by itself. */
export function hasWork(values: OrderValues): boolean {
  const { parcelIds, addressId, pickupStationId } = EMPTY_ORDER
  return JSON.stringify({ ...values, parcelIds, addressId, pickupStationId }) !== JSON.stringify(EMPTY_ORDER)
}

/** The values as the API takes them; null while address or channel is missing. @param images uploaded photos */
export function toSubmission(values: OrderValues, images: readonly string[]): OrderSubmission | null {
  const { addressId, shippingMethodTypeId, transportationChannelId, receivingMethod } = values
  if (addressId === null || shippingMethodTypeId === null || transportationChannelId === null) return null
  const isPickup = receivingMethod === ReceivingMethod.PICKUP_STATION
  return {
    ...values,
    addressId,
    shippingMethodTypeId,
    transportationChannelId,
    pickupStationId: isPickup ? values.pickupStationId : null,
    remarks: textOrNull(values.remarks),
    messageToStaff: textOrNull(values.messageToStaff),
    images,
  }
}

/** What is kept of an order that was begun. */
export interface KeptOrder extends KeptPhotos {
  readonly values: OrderValues
}

/** Whether a stored value is a draft that this version can read. */
export function isKeptOrder(value: unknown): value is KeptOrder {
  if (typeof value !== 'object' || value === null || !isKeptPhotos(value)) return false
  const { values } = value as { readonly values?: unknown }
  return typeof values === 'object' && values !== null && areOrderValues(values as Record<string, unknown>)
}

function areOrderValues(draft: Record<string, unknown>): boolean {
  const isWay = Object.values<unknown>(ReceivingMethod).includes(draft.receivingMethod)
  return isWay && Object.entries(EMPTY_ORDER).every(([field, empty]) => isSameShape(draft[field], empty))
}

function isSameShape(value: unknown, empty: unknown): boolean {
  if (Array.isArray(empty)) return Array.isArray(value) && value.every((item) => typeof item === 'string')
  if (empty === null) return value === null || typeof value === 'string'
  return typeof value === typeof empty
}
