import { sumAmounts } from '../money/money'

/** What a line of a bill is for. */
export type BillLineKind =
  | 'InternationalShipping'
  | 'CollectingFee'
  | 'StorageFee'
  | 'AdditionalServiceFee'
  | 'Premium'
  | 'VipGroupDiscount'
  | 'Discount'
  | 'Gst'

export interface BillLine {
  readonly kind: BillLineKind
  readonly displayName: string
  /** Decimal string; discounts are negative. */
  readonly amount: string
  /** How the amount comes about, in the server's words. */
  readonly explanation: string
}

/** What an order costs or would cost, with all that it takes to compute it again. The server makes it, nobody else. */
export interface Bill {
  /** kg, all parcels or boxes together. */
  readonly actualWeight: number
  readonly volumeWeight: number
  /** m³ */
  readonly volume: number
  /** cm³ that count as one kilogram. */
  readonly volumeDivisor: number
  readonly chargeableWeight: number
  /** m³ where volume is metered, null where weight is. */
  readonly chargeableVolume: number | null
  /** kg, or m³ where volume is metered. */
  readonly roundingStep: number
  readonly minimumMeasure: number
  readonly lines: readonly BillLine[]
  readonly total: string
  readonly currencyCode: string
}

/** What the chargeable measure comes from (`bill.charged.*` in the language packs). */
export type ChargedBy = 'actual' | 'volumetric' | 'minimum' | 'volume' | 'minimumVolume'

/** Whole grams, and whole cubic centimetres: what the server computes in. */
const GRAMS_PER_KG = 1_000
const CM3_PER_M3 = 1_000_000

/** Which of its measures a bill charges for: the larger weight, or the volume, unless the minimum is more. */
export function chargedBy(bill: Bill): ChargedBy {
  const { actualWeight, volumeWeight, volume, chargeableVolume } = bill
  if (chargeableVolume !== null) {
    return isBelowMinimum(volume, CM3_PER_M3, bill) ? 'minimumVolume' : 'volume'
  }
  if (isBelowMinimum(Math.max(actualWeight, volumeWeight), GRAMS_PER_KG, bill)) return 'minimum'
  return volumeWeight > actualWeight ? 'volumetric' : 'actual'
}

/** The figure that is rounded up to the chargeable measure; null where a bill charges for it as it is, or the minimum. */
export function roundedFrom(bill: Bill): { by: 'actual' | 'volumetric' | 'volume'; measured: number } | null {
  const by = chargedBy(bill)
  if (by === 'minimum' || by === 'minimumVolume') return null
  const measured = by === 'volume' ? bill.volume : Math.max(bill.actualWeight, bill.volumeWeight)
  return measured < chargeableMeasure(bill) ? { by, measured } : null
}

/** kg, or m³ where volume is metered. */
export function chargeableMeasure({ chargeableVolume, chargeableWeight }: Bill): number {
  return chargeableVolume ?? chargeableWeight
}

/** What the volume weight is computed from. */
export function volumeCm3({ volume }: Bill): number {
  return Math.round(volume * CM3_PER_M3)
}

/** All lines of a kind together; "0.00" without one. */
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
