import { ParcelStatus } from '../enumerations/parcel'
import type { ParcelDetail, ParcelStorage } from './parcel'
import { storageTone } from './parcelCare'
import { parcelTone, storageLeft, type StatusTone } from './parcelGuidance'

/** A stage on the way from the shop to the customer (`parcel.step.*` in the language packs). */
export type ParcelStep = 'declared' | 'arrived' | 'checkedIn' | 'consolidated' | 'delivered'

const STEPS: readonly ParcelStep[] = ['declared', 'arrived', 'checkedIn', 'consolidated', 'delivered']

/** A parcel that came without a declaration gets it at the warehouse. */
const UNDECLARED_STEPS: readonly ParcelStep[] = [
  'arrived',
  'checkedIn',
  'declared',
  'consolidated',
  'delivered',
]

const REACHED: Readonly<Record<ParcelStatus, ParcelStep | null>> = {
  [ParcelStatus.NotArrival]: 'declared',
  [ParcelStatus.Arrived]: 'arrived',
  [ParcelStatus.Inbound]: 'checkedIn',
  [ParcelStatus.PendingConsolidating]: 'consolidated',
  [ParcelStatus.Consolidate]: 'consolidated',
  [ParcelStatus.Outbound]: 'consolidated',
  [ParcelStatus.Shipped]: 'consolidated',
  [ParcelStatus.WaitingForPickup]: 'consolidated',
  [ParcelStatus.Signed]: 'delivered',
  [ParcelStatus.Canceled]: null,
}

export interface ParcelProgress {
  readonly steps: readonly ParcelStep[]
  /** Index of the current step; past the last one when all are done. */
  readonly current: number
}

/** Null for a parcel that goes nowhere, or has a status that only a newer server knows. */
export function parcelProgress({
  status,
  isDeclared,
}: Pick<ParcelDetail, 'status' | 'isDeclared'>): ParcelProgress | null {
  const reached = REACHED[status]
  if (!reached) return null
  const steps = isDeclared ? STEPS : UNDECLARED_STEPS
  return { steps, current: reached === 'delivered' ? steps.length : steps.indexOf(reached) }
}

/** What the head says about a parcel, with the figure it turns on (`parcel.news.*` in the language packs). */
export type ParcelNews =
  | { readonly kind: 'declare' | 'collect' }
  | { readonly kind: 'announced' | 'arrived' | 'left' | 'delivered' | 'cancelled'; readonly since: Date }
  | { readonly kind: 'free'; readonly lastFreeDay: string; readonly days: number }
  | { readonly kind: 'lastFreeDay'; readonly dailyFee: string; readonly currencyCode: string }
  | {
      readonly kind: 'overdue'
      readonly lastFreeDay: string
      readonly fee: string
      readonly currencyCode: string
    }
  | { readonly kind: 'packing'; readonly order: string }
  | { readonly kind: 'carried'; readonly carrier: string; readonly number: string; readonly since: Date }
  | {
      readonly kind: 'collectAt'
      readonly station: string
      readonly hours: string
      readonly pickupCode: string | null
    }

type Facts = Pick<ParcelDetail, 'status' | 'statusTime' | 'isDeclared' | 'storage' | 'shipment'>

/** One piece of news, and what its storage costs if that is not the news itself. */
export function parcelNews(parcel: Facts, now: Date): readonly ParcelNews[] {
  const news = statusNews(parcel, now)
  const { storage } = parcel
  const isStorageTold = parcel.status === ParcelStatus.Inbound && parcel.isDeclared
  if (!storage || isStorageTold) return [news]
  const isOver = daysOverdue(parcel, now) !== null
  return isOver || !parcel.isDeclared ? [news, storageNews(storage, now)] : [news]
}

type NewsReader = (parcel: Facts, now: Date) => ParcelNews

const packing: NewsReader = ({ shipment }) => ({ kind: 'packing', order: shipment?.code ?? '' })

const arrived: NewsReader = ({ statusTime: since }) => ({ kind: 'arrived', since })

const NEWS_BY_STATUS: Readonly<Record<ParcelStatus, NewsReader>> = {
  [ParcelStatus.NotArrival]: ({ statusTime: since }) => ({ kind: 'announced', since }),
  [ParcelStatus.Arrived]: arrived,
  [ParcelStatus.Inbound]: (parcel, now) =>
    parcel.storage ? storageNews(parcel.storage, now) : arrived(parcel, now),
  [ParcelStatus.PendingConsolidating]: packing,
  [ParcelStatus.Consolidate]: packing,
  [ParcelStatus.Outbound]: carriageNews,
  [ParcelStatus.Shipped]: carriageNews,
  [ParcelStatus.WaitingForPickup]: stationNews,
  [ParcelStatus.Signed]: ({ statusTime: since }) => ({ kind: 'delivered', since }),
  [ParcelStatus.Canceled]: ({ statusTime: since }) => ({ kind: 'cancelled', since }),
}

function statusNews(parcel: Facts, now: Date): ParcelNews {
  const { status, isDeclared } = parcel
  if (!isDeclared && status !== ParcelStatus.Canceled) return { kind: 'declare' }
  return (NEWS_BY_STATUS[status] ?? arrived)(parcel, now)
}

/** Days by which free storage is exceeded; null while storage is free or not counted. */
export function daysOverdue({ storage }: Pick<ParcelDetail, 'storage'>, now: Date): number | null {
  if (!storage) return null
  const { daysLeft } = storageLeft(storage, now)
  return daysLeft < 0 ? -daysLeft : null
}

/** Colour of the head: storage that runs out outweighs the status. */
export function parcelHeadTone(parcel: Facts, now: Date): StatusTone {
  if (daysOverdue(parcel, now) !== null) return 'danger'
  if (parcel.status !== ParcelStatus.Inbound || !parcel.storage) return parcelTone(parcel)
  const tone = storageTone(storageLeft(parcel.storage, now).daysLeft)
  return tone === 'neutral' ? parcelTone(parcel) : tone
}

function storageNews(storage: ParcelStorage, now: Date): ParcelNews {
  const { lastFreeDay, dailyFee, accruedFee: fee, currencyCode } = storage
  const { daysLeft } = storageLeft(storage, now)
  if (daysLeft < 0) return { kind: 'overdue', lastFreeDay, fee, currencyCode }
  if (daysLeft === 0) return { kind: 'lastFreeDay', dailyFee, currencyCode }
  return { kind: 'free', lastFreeDay, days: daysLeft }
}

function carriageNews({ shipment, statusTime: since }: Facts): ParcelNews {
  const { carrier = null, internationalTrackingNumber: number = null } = shipment ?? {}
  if (carrier === null || number === null) return { kind: 'left', since }
  return { kind: 'carried', carrier, number, since }
}

function stationNews({ shipment }: Facts): ParcelNews {
  const station = shipment?.pickupStation ?? null
  if (!shipment || station === null) return { kind: 'collect' }
  const { pickupCode } = shipment
  return { kind: 'collectAt', station: station.displayName, hours: station.openingHours, pickupCode }
}
