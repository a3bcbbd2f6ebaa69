import { findGoodsTypes } from '../repository/choices.ts'

import type { Database } from '../../../db/client.ts'
import type { PackedBox } from '../../../db/schema/logisticsOrders.ts'
import type { Load } from '../../../money/freight.ts'
import type { ParcelRow } from '../../parcel/index.ts'
import type { Shipment } from '../../shipping/index.ts'

/** The kind of goods of parcels whose declared names have none. */
export const GENERAL_GOODS = 'general'

/** Goods types by the IDs of declared names. */
export type GoodsTypes = ReadonlyMap<string, string>

export function readGoodsTypes(db: Database, parcels: readonly ParcelRow[]): Promise<GoodsTypes> {
  return findGoodsTypes(
    db,
    parcels.flatMap(({ declaredNameId }) => declaredNameId ?? []),
  )
}

/** What the parcels of an order weigh and measure together, before they are packed. */
export function parcelsShipment(
  parcels: readonly ParcelRow[],
  goodsTypes: GoodsTypes,
): Pick<Shipment, 'load' | 'pieces' | 'goodsTypeIds'> {
  const boxes = parcels.map(boxOf)
  return {
    load: boxesLoad(boxes),
    pieces: boxes.map(pieceOf),
    goodsTypeIds: goodsTypesOf(parcels, goodsTypes),
  }
}

/** What the packed boxes of an order weigh and measure together. */
export function boxesLoad(boxes: readonly PackedBox[]): Load {
  return {
    weightGrams: sum(boxes.map(({ weightGrams }) => weightGrams)),
    volumeCm3: sum(boxes.map(volumeCm3)),
  }
}

function pieceOf({ weightGrams, lengthMm, widthMm, heightMm }: PackedBox): Shipment['pieces'][number] {
  return { weightGrams, longestSideMm: Math.max(lengthMm, widthMm, heightMm) }
}

function boxOf({ weightGrams, lengthMm, widthMm, heightMm }: ParcelRow): PackedBox {
  return {
    weightGrams: weightGrams ?? 0,
    lengthMm: lengthMm ?? 0,
    widthMm: widthMm ?? 0,
    heightMm: heightMm ?? 0,
  }
}

function goodsTypesOf(parcels: readonly ParcelRow[], goodsTypes: GoodsTypes): string[] {
  const types = parcels.flatMap(({ declaredNameId }) => goodsTypes.get(declaredNameId ?? '') ?? [])
  return types.length === 0 ? [GENERAL_GOODS] : [...new Set(types)]
}

function volumeCm3({ lengthMm, widthMm, heightMm }: PackedBox): number {
  return Math.round((lengthMm * widthMm * heightMm) / 1000)
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
