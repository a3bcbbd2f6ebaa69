import { ReceivingMethod } from '../enumerations/logisticsOrder'
import { ParcelStatus } from '../enumerations/parcel'
import { compareAmounts, sumAmounts } from '../money/money'
import type { Parcel } from '../parcel/parcel'
import { earliestLastFreeDay, MAX_PARCELS_PER_ORDER } from '../parcel/parcelSelection'

/** Everything an order's price depends on, except the channel. */
export interface OrderChoice {
  readonly parcelIds: readonly string[]
  readonly addressId: string
  readonly receivingMethod: ReceivingMethod
  readonly additionalServiceIds: readonly string[]
  readonly isInsured: boolean
  readonly couponId: string | null
}

/** An order as the customer submits it. */
export interface OrderSubmission extends OrderChoice {
  readonly shippingMethodTypeId: string
  readonly transportationChannelId: string
  /** Null for delivery to the door. */
  readonly pickupStationId: string | null
  readonly isAutoPay: boolean
  readonly remarks: string | null
  readonly messageToStaff: string | null
  readonly images: readonly string[]
}

/** The response to a submitted order. */
export interface PlacedOrder {
  readonly id: string
  readonly code: string
  /** Decimal string; an estimate until the order is weighed. */
  readonly total: string
  readonly currencyCode: string
  readonly isAutoPay: boolean
}

/** Why a parcel can't go into an order (`order.obstacle.*` in the language packs). */
export type ParcelObstacle = 'gone' | 'cancelled' | 'taken' | 'undeclared' | 'notCheckedIn'

/** A parcel picked for an order; one that no longer exists has only its ID. */
export interface ChosenParcel {
  readonly id: string
  readonly parcel: Parcel | null
  readonly obstacle: ParcelObstacle | null
}

/** @param parcel null when it no longer exists */
export function chosenParcel(id: string, parcel: Parcel | null): ChosenParcel {
  return { id, parcel, obstacle: parcel === null ? 'gone' : parcelObstacle(parcel) }
}

/** What keeps a parcel out of an order: it must be checked in, declared, and in no other order. */
export function parcelObstacle({
  status,
  isDeclared,
  isSubmitted,
}: Pick<Parcel, 'status' | 'isDeclared' | 'isSubmitted'>): ParcelObstacle | null {
  if (status === ParcelStatus.Canceled) return 'cancelled'
  if (isSubmitted || status > ParcelStatus.Inbound) return 'taken'
  if (!isDeclared) return 'undeclared'
  return status === ParcelStatus.Inbound ? null : 'notCheckedIn'
}

/** Whether insuring the order would add nothing, because every parcel is insured by itself. */
export function areAllInsured(parcels: readonly ChosenParcel[]): boolean {
  return parcels.length > 0 && parcels.every(({ parcel }) => parcel?.insurance.isInsured)
}

export interface StorageOfParcels {
  /** The earliest last free day; storage fees start the day after. */
  readonly lastFreeDay: string
  /** Sum of the fees so far; decimal string. */
  readonly accruedFee: string
  readonly isCosting: boolean
  readonly currencyCode: string
}

/** Summarises the storage of several parcels; null when none of them is in storage. */
export function storageOfParcels(parcels: readonly Pick<Parcel, 'storage'>[]): StorageOfParcels | null {
  const storages = parcels.flatMap(({ storage }) => storage ?? [])
  const [first] = storages
  const lastFreeDay = earliestLastFreeDay(parcels)
  if (!first || lastFreeDay === null) return null
  const accruedFee = sumAmounts(storages.map((storage) => storage.accruedFee))
  return {
    lastFreeDay,
    accruedFee,
    isCosting: compareAmounts(accruedFee, '0') > 0,
    currencyCode: first.currencyCode,
  }
}

/** State of an order that is being put together. */
export interface OrderReadiness {
  readonly isReachable: boolean
  readonly parcels: readonly ChosenParcel[]
  readonly hasAddress: boolean
  readonly receivingMethod: ReceivingMethod
  readonly hasStation: boolean
  /** Whether the prices on screen are for the current choice. */
  readonly areQuotesCurrent: boolean
  readonly channel: 'none' | 'refused' | 'carried'
  readonly isCouponUsable: boolean
  readonly arePhotosUploaded: boolean
}

/** Why an order can't be submitted yet (`order.missing.*` in the language packs). */
export type MissingForOrder =
  | 'contact'
  | 'parcels'
  | 'tooManyParcels'
  | 'address'
  | 'station'
  | 'quotes'
  | 'channel'
  | 'channelRefused'
  | 'coupon'
  | 'photos'

/**
 * The first thing on the page that is still missing, or null. Spec section 5 requires an address, a shipping
 * method and a channel.
 */
export function missingForOrder(order: OrderReadiness): MissingForOrder | null {
  const isPickup = order.receivingMethod === ReceivingMethod.PICKUP_STATION
  const checks: readonly (readonly [MissingForOrder, boolean])[] = [
    ['contact', !order.isReachable],
    ['parcels', order.parcels.length === 0 || order.parcels.some(({ obstacle }) => obstacle !== null)],
    ['tooManyParcels', order.parcels.length > MAX_PARCELS_PER_ORDER],
    ['address', !order.hasAddress],
    ['station', isPickup && !order.hasStation],
    ['quotes', !order.areQuotesCurrent],
    ['channel', order.channel === 'none'],
    ['channelRefused', order.channel === 'refused'],
    ['coupon', !order.isCouponUsable],
    ['photos', !order.arePhotosUploaded],
  ]
  return checks.find(([, isMissing]) => isMissing)?.[0] ?? null
}
