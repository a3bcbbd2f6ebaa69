import { createHash } from 'node:crypto'

import type { WeighOrderRequest } from '../../contracts/warehouseOrder.ts'
import type { ParcelRow } from '../../modules/parcel/index.ts'

/** In kg and cm. */
export interface PlausibleMeasures {
  readonly weight: number
  readonly length: number
  readonly width: number
  readonly height: number
}

/** Plausible measures of a parcel; always the same for the same tracking number. */
export function plausibleMeasures(expressNumber: string): PlausibleMeasures {
  const [a = 0, b = 0, c = 0, d = 0] = createHash('sha256').update(expressNumber).digest()
  const length = 18 + (a % 33)
  const width = 12 + (b % 24)
  const height = 5 + (c % 20)
  const kgPerCubicMetre = 120 + (d % 160)
  const weight = Math.round((length * width * height * kgPerCubicMetre) / 10_000) / 100
  return { weight: Math.max(0.1, weight), length, width, height }
}

/** A repacked box's sides, as a part of what they were. */
const REPACKED = 0.8

/** The same goods in a box that fits them. */
export function repacked({ weight, length, width, height }: PlausibleMeasures): PlausibleMeasures {
  return { weight, length: length * REPACKED, width: width * REPACKED, height: height * REPACKED }
}

/** What a carton and its filling weigh. */
const CARTON_GRAMS = 250

/** One box for all parcels, 15% larger than they are together. */
export function packedBox(inside: readonly ParcelRow[]): WeighOrderRequest['boxes'][number] {
  const grams = inside.reduce((sum, { weightGrams }) => sum + (weightGrams ?? 0), CARTON_GRAMS)
  const cm3 = inside.reduce((sum, parcel) => sum + volumeOf(parcel), 0) * 1.15
  const longest = Math.max(
    20,
    ...inside.map(
      ({ lengthMm, widthMm, heightMm }) => Math.max(lengthMm ?? 0, widthMm ?? 0, heightMm ?? 0) / 10,
    ),
  )
  const side = Math.max(10, Math.sqrt(cm3 / longest))
  return { weight: grams / 1000, length: round(longest), width: round(side), height: round(side) }
}

function volumeOf({ lengthMm, widthMm, heightMm }: ParcelRow): number {
  return ((lengthMm ?? 0) * (widthMm ?? 0) * (heightMm ?? 0)) / 1000
}

function round(centimetres: number): number {
  return Math.ceil(centimetres * 10) / 10
}
