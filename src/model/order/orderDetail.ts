import type { Address } from '../address/address'
import type { LogisticsOrderStatus, ReceivingMethod } from '../enumerations/logisticsOrder'
import type { AdditionalService } from '../parcel/additionalService'
import type { EvidencePhoto, Parcel } from '../parcel/parcel'
import type { Bill } from './bill'

export interface Named {
  readonly id: string
  readonly displayName: string
}

/** The address as it was when the order was submitted. */
export type ShippingAddress = Omit<Address, 'id' | 'name' | 'isDefault'>

/** How long a weighed order waits for its payment; days are "2026-12-02" by the warehouse's calendar. */
export interface PaymentTerm {
  /** The last day to pay without further storage fees; null once, or if never, they are added. */
  readonly lastFreeDay: string | null
  /** The last day to pay; then the server cancels it. */
  readonly lastDay: string
  /** Decimal string: of each parcel whose free storage has ended. */
  readonly dailyFee: string
  readonly currencyCode: string
}

/** The day to pay by: before storage costs, or else before the order is cancelled. */
export function payByDay({ lastFreeDay, lastDay }: PaymentTerm): string {
  return lastFreeDay ?? lastDay
}

/** A shipment order as lists show it. */
export interface LogisticsOrder {
  readonly id: string
  readonly code: string
  readonly status: LogisticsOrderStatus
  /** The server's name for the status, in the requested language. */
  readonly statusDisplayName: string
  /** Since when it has had the status. */
  readonly statusTime: Date
  readonly shippingMethodType: Named
  readonly channel: Named
  readonly receivingMethod: ReceivingMethod
  /** Null for delivery to the door. */
  readonly pickupStation: Named | null
  /** To show at the pickup point; null unless the order waits there. */
  readonly pickupCode: string | null
  readonly shippingAddress: ShippingAddress
  readonly parcelCount: number
  /** 0 until it is packed. */
  readonly boxQuantity: number
  readonly isInsured: boolean
  readonly isAutoPay: boolean
  readonly carrier: string | null
  readonly internationalTrackingNumber: string | null
  /** Null unless it waits for its payment. */
  readonly paymentTerm: PaymentTerm | null
  /** Decimal string: of the actual bill if it is paid today, or of the estimate until there is one. */
  readonly total: string
  readonly isTotalActual: boolean
  readonly currencyCode: string
  /** 1 to 5; null until receipt is confirmed. */
  readonly satisfaction: number | null
  readonly creationTime: Date
  /** Increases with every change; an update sends the version it is based on. */
  readonly version: number
}

/** A packed box: kg and cm. */
export interface PackedBox {
  readonly weight: number
  readonly length: number
  readonly width: number
  readonly height: number
}

export interface LogisticsOrderDetail extends LogisticsOrder {
  readonly parcels: readonly Parcel[]
  /** As chosen, at the prices of that time. */
  readonly additionalServices: readonly AdditionalService[]
  readonly boxes: readonly PackedBox[]
  /** The warehouse's photos of the packing. */
  readonly packingPhotos: readonly EvidencePhoto[]
  readonly remarks: string | null
  readonly messageToStaff: string | null
  /** The customer's own photos. */
  readonly images: readonly string[]
  readonly couponId: string | null
  readonly estimatedBill: Bill
  /** Null until the boxes are weighed. */
  readonly actualBill: Bill | null
  readonly review: string | null
  readonly reviewImages: readonly string[]
}

export interface OrderLogEntry {
  readonly id: string
  readonly text: string
  readonly time: Date
}

/** Changes that the price on every channel depends on; absent fields stay as they are. */
export interface PricedChanges {
  readonly addressId?: string
  readonly receivingMethod?: ReceivingMethod
  readonly additionalServiceIds?: readonly string[]
  readonly isInsured?: boolean
}

/** What a customer can change until the boxes are weighed; absent fields stay as they are. */
export interface OrderChanges extends PricedChanges {
  readonly shippingMethodTypeId?: string
  readonly transportationChannelId?: string
  readonly pickupStationId?: string
  readonly remarks?: string
  readonly messageToStaff?: string
  readonly images?: readonly string[]
}

/** How a customer pays from the balance. */
export interface OrderPayment {
  /** Null takes the coupon off; absent keeps the one set aside. */
  readonly couponId?: string | null
  /** The total on screen, a decimal string; the server refuses if it is another by now. */
  readonly expectedTotal: string
}

export interface ReceiptConfirmation {
  /** 1 to 5. */
  readonly satisfaction: number
  readonly review: string | null
  readonly images: readonly string[]
}

/** Limits of the API. */
export const MAX_ORDER_IMAGES = 9
export const ORDER_NOTE_LIMIT = 500
export const REVIEW_LIMIT = 1000
