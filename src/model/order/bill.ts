import { sumAmounts } from '../money/money'

/** Place of each kind of line on a bill. `readBill` doesn't compile if the contract has another kind. */
export const BILL_LINE_PLACES = {
  InternationalShipping: 1,
  CollectingFee: 2,
  StorageFee: 3,
  AdditionalServiceFee: 4,
  Premium: 5,
  VipGroupDiscount: 6,
  Discount: 7,
  Gst: 8,
} as const
export type BillLineKind = keyof typeof BILL_LINE_PLACES

export interface BillLine {
  readonly kind: BillLineKind
  readonly displayName: string
  /** Decimal string; discounts are negative. */
  readonly amount: string
  /** How the amount is computed, in the server's words. */
  readonly explanation: string
}

/** A part of the difference between an estimated and an actual amount. */
export interface BillDifference {
  /** Decimal string; negative where it became cheaper. */
  readonly amount: string
  /** What it comes from, in the server's words and with the figures to check it. */
  readonly explanation: string
}

/** A line of two bills side by side; one of the amounts is null if only the other bill has the line. */
export interface ComparedLine {
  readonly kind: BillLineKind
  readonly displayName: string
  /** How the amount is computed, in the server's words; the actual one, if there is one. */
  readonly explanation: string
  readonly estimated: string | null
  readonly actual: string | null
  /** They add up to the difference. */
  readonly differences: readonly BillDifference[]
}

/**
 * What an order costs or would cost, with every figure needed to check it. Only the server computes bills.
 */
export interface Bill {
  /** kg, the sum of all parcels or boxes. */
  readonly actualWeight: number
  readonly volumeWeight: number
  /** m³ */
  readonly volume: number
  /** cm³ per kilogram of volumetric weight. */
  readonly volumeDivisor: number
  readonly chargeableWeight: number
  /** m³ if the channel charges by volume, null if by weight. */
  readonly chargeableVolume: number | null
  /** kg, or m³ if charged by volume; so is `minimumMeasure`. */
  readonly roundingStep: number
  readonly minimumMeasure: number
  readonly lines: readonly BillLine[]
  readonly total: string
  readonly currencyCode: string
  /** With the estimate; only on what an order really costs. */
  readonly comparison?: readonly ComparedLine[]
}

/** Where the chargeable measure comes from (`bill.charged.*` in the language packs). */
export type ChargedBy = 'actual' | 'volumetric' | 'minimum' | 'volume' | 'minimumVolume'

/** The server computes in whole grams and whole cubic centimetres. */
export const GRAMS_PER_KG = 1_000
const CM3_PER_M3 = 1_000_000

/** The measure a bill charges for: the larger weight, or the volume, unless the minimum is more. */
export function chargedBy(bill: Bill): ChargedBy {
  const { actualWeight, volumeWeight, volume, chargeableVolume } = bill
  if (chargeableVolume !== null) {
    return isBelowMinimum(volume, CM3_PER_M3, bill) ? 'minimumVolume' : 'volume'
  }
  if (isBelowMinimum(Math.max(actualWeight, volumeWeight), GRAMS_PER_KG, bill)) return 'minimum'
  return volumeWeight > actualWeight ? 'volumetric' : 'actual'
}

/**
 * The figure that was rounded up to the chargeable measure; null when the bill charges that very figure, or
 * the minimum.
 */
export function roundedFrom(bill: Bill): { by: 'actual' | 'volumetric' | 'volume'; measured: number } | null {
  const by = chargedBy(bill)
  if (by === 'minimum' || by === 'minimumVolume') return null
  const measured = by === 'volume' ? bill.volume : Math.max(bill.actualWeight, bill.volumeWeight)
  return measured < chargeableMeasure(bill) ? { by, measured } : null
}

/** kg, or m³ if charged by volume. */
export function chargeableMeasure({ chargeableVolume, chargeableWeight }: Bill): number {
  return chargeableVolume ?? chargeableWeight
}

/** The volume that the volumetric weight is computed from. */
export function volumeCm3({ volume }: Bill): number {
  return Math.round(volume * CM3_PER_M3)
}

/** Sum of the lines of one kind; "0.00" when there are none. */
export function amountOf({ lines }: Bill, kind: BillLineKind): string {
  return sumAmounts(lines.filter((line) => line.kind === kind).map(({ amount }) => amount))
}

export function isDiscount({ amount }: Pick<BillLine, 'amount'>): boolean {
  return amount.startsWith('-')
}

function isBelowMinimum(
  measure: number,
  unit: number,
  { roundingStep, minimumMeasure }: Pick<Bill, 'roundingStep' | 'minimumMeasure'>,
): boolean {
  const step = Math.round(roundingStep * unit)
  const rounded = Math.ceil(Math.round(measure * unit) / step) * step
  return rounded < Math.round(minimumMeasure * unit)
}
