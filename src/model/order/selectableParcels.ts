import { sumAmounts } from '../money/money'
import type { Parcel } from '../parcel/parcel'
import { parcelObstacle, type ParcelObstacle } from './logisticsOrder'

/** The parcels in one warehouse; an order takes parcels of one warehouse only. */
export interface WarehouseParcels {
  readonly warehouseId: string
  /** Those that can be shipped; the one whose free storage ends first comes first. */
  readonly ready: readonly Parcel[]
  /** Those that can't, and why. */
  readonly closed: readonly ClosedParcel[]
}

export interface ClosedParcel {
  readonly parcel: Parcel
  readonly obstacle: ParcelObstacle
}

/** Warehouses by urgency: the one whose free storage ends first comes first, those with nothing ready last. */
export function byWarehouse(parcels: readonly Parcel[]): readonly WarehouseParcels[] {
  const warehouseIds = [...new Set([...parcels].sort(byUrgency).map(({ warehouseId }) => warehouseId))]
  const groups = warehouseIds.map((id) => warehouseParcels(id, parcels))
  return [
    ...groups.filter(({ ready }) => ready.length > 0),
    ...groups.filter(({ ready }) => ready.length === 0),
  ]
}

function warehouseParcels(warehouseId: string, parcels: readonly Parcel[]): WarehouseParcels {
  const own = parcels.filter((parcel) => parcel.warehouseId === warehouseId).sort(byUrgency)
  return {
    warehouseId,
    ready: own.filter((parcel) => parcelObstacle(parcel) === null),
    closed: own.flatMap((parcel) => {
      const obstacle = parcelObstacle(parcel)
      return obstacle === null ? [] : [{ parcel, obstacle }]
    }),
  }
}

/** By the last free day; those not in storage come last. */
function byUrgency(a: Parcel, b: Parcel): number {
  const [dayA, dayB] = [a.storage?.lastFreeDay, b.storage?.lastFreeDay]
  if (dayA === dayB) return 0
  if (dayA === undefined || dayB === undefined) return dayA === undefined ? 1 : -1
  return dayA < dayB ? -1 : 1
}

/** Figures of parcels that ship together. */
export interface ParcelTotals {
  /** m³ */
  readonly volume: number
  /** kg */
  readonly volumeWeight: number
  /** One sum per currency. */
  readonly declaredValues: readonly { readonly amount: string; readonly currencyCode: string }[]
}

type Measured = Pick<Parcel, 'volume' | 'volumeWeight' | 'declaredValue' | 'declaredCurrency'>

export function totalsOf(parcels: readonly Measured[]): ParcelTotals {
  const currencies = [...new Set(parcels.flatMap(({ declaredCurrency }) => declaredCurrency ?? []))]
  return {
    volume: sumExactly(
      parcels.map(({ volume }) => volume),
      CM3_PER_M3,
    ),
    volumeWeight: sumExactly(
      parcels.map(({ volumeWeight }) => volumeWeight),
      GRAMS_PER_KG,
    ),
    declaredValues: currencies.map((currencyCode) => ({
      currencyCode,
      amount: sumAmounts(
        parcels.flatMap(({ declaredCurrency, declaredValue }) =>
          declaredCurrency === currencyCode && declaredValue !== null ? [declaredValue] : [],
        ),
      ),
    })),
  }
}

const CM3_PER_M3 = 1_000_000
const GRAMS_PER_KG = 1_000

/** Adds measures as integers of the smaller unit. */
function sumExactly(measures: readonly (number | null)[], unit: number): number {
  return measures.reduce<number>((sum, measure) => sum + Math.round((measure ?? 0) * unit), 0) / unit
}
