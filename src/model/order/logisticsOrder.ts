import { ReceivingMethod } from '../enumerations/logisticsOrder'
import { ParcelStatus } from '../enumerations/parcel'
import { compareAmounts, sumAmounts } from '../money/money'
import type { Parcel } from '../parcel/parcel'
import { firstLastFreeDay, MOST_PARCELS_AN_ORDER } from '../parcel/parcelSelection'

/** What the price of an order depends on, its channel apart. */
export interface OrderChoice {
  readonly parcelIds: readonly string[]
  readonly addressId: string
  readonly receivingMethod: ReceivingMethod
  readonly additionalServiceIds: readonly string[]
  readonly isInsured: boolean
  readonly couponId: string | null
}

/** What a customer submits. */
export interface OrderSubmission extends OrderChoice {
  readonly shippingMethodTypeId: string
  readonly transportationChannelId: string
  /** Null for an order that comes to the door. */
  readonly pickupStationId: string | null
  readonly isAutoPay: boolean
  readonly remarks: string | null
  readonly messageToStaff: string | null
  readonly images: readonly string[]
}

/** An order that has just been submitted. */
export interface PlacedOrder {
  readonly id: string
  readonly code: string
  /** Decimal string; an estimate until the order is weighed. */
  readonly total: string
  readonly currencyCode: string
  readonly isAutoPay: boolean
}

/** Why a parcel cannot go into an order (`order.obstacle.*` in the language packs). */
export type ParcelObstacle = 'gone' | 'cancelled' | 'taken' | 'undeclared' | 'notCheckedIn'

/** A parcel that was picked for an order; what is no longer there has only its id. */
export interface ChosenParcel {
  readonly id: string
  readonly parcel: Parcel | null
  readonly obstacle: ParcelObstacle | null
}

/** @param parcel null for one that is not there any more */
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

/** Whether insuring the order would insure nothing that is not insured by itself. */
export function areAllInsured(parcels: readonly ChosenParcel[]): boolean {
  return parcels.length > 0 && parcels.every(({ parcel }) => parcel?.insurance.isInsured)
}

export interface StorageOfParcels {
  /** After which day the first of them begins to cost. */
  readonly lastFreeDay: string
  /** What they have cost so far, together. */
  readonly accruedFee: string
  readonly isCosting: boolean
  readonly currencyCode: string
}

/** The storage of several parcels as one thing to know; null when none of them is in storage. */
export function storageOfParcels(parcels: readonly Pick<Parcel, 'storage'>[]): StorageOfParcels | null {
  const storages = parcels.flatMap(({ storage }) => storage ?? [])
  const [first] = storages
  const lastFreeDay = firstLastFreeDay(parcels)
  if (!first || lastFreeDay === null) return null
  const accruedFee = sumAmounts(storages.map((storage) => storage.accruedFee))
  return {
    lastFreeDay,
    accruedFee,
    isCosting: compareAmounts(accruedFee, '0') > 0,
    currencyCode: first.currencyCode,
  }
}

/** What an order that is being put together has so far. */
export interface OrderReadiness {
  readonly isReachable: boolean
  readonly parcels: readonly ChosenParcel[]
  readonly hasAddress: boolean
  readonly receivingMethod: ReceivingMethod
  readonly hasStation: boolean
  /** Whether the prices on screen are those of what is chosen. */
  readonly areQuotesCurrent: boolean
  readonly channel: 'none' | 'refused' | 'carried'
  readonly isCouponUsable: boolean
  readonly arePhotosUploaded: boolean
}

/** Why an order cannot be submitted yet (`order.missing.*` in the language packs). */
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

/** The topmost thing on the page that is still missing, or null; spec section 5 asks for address, way and channel. */
export function missingForOrder(order: OrderReadiness): MissingForOrder | null {
  const isPickup = order.receivingMethod === ReceivingMethod.PICKUP_STATION
  const checks: readonly (readonly [MissingForOrder, boolean])[] = [
    ['contact', !order.isReachable],
    ['parcels', order.parcels.length === 0 || order.parcels.some(({ obstacle }) => obstacle !== null)],
    ['tooManyParcels', order.parcels.length > MOST_PARCELS_AN_ORDER],
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
