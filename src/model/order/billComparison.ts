import { compareAmounts, sumAmounts } from '../money/money'
import {
  amountOf,
  BILL_LINE_PLACES,
  chargeableMeasure,
  chargedBy,
  type Bill,
  type BillLine,
  type BillLineKind,
} from './bill'
import type { LogisticsOrderDetail } from './orderDetail'

/** The measure that decided a price: kg, or m³ for `volume`. */
export interface DecidingMeasure {
  readonly by: 'actual' | 'volumetric' | 'volume'
  readonly measured: number
}

/** Why a line of the actual bill differs from the estimate (`order.cause.*` in the language packs). */
export type DifferenceCause =
  | {
      readonly kind: 'measure'
      readonly now: DecidingMeasure
      readonly before: DecidingMeasure
      /** kg, or m³ where volume is charged. */
      readonly charged: number
      readonly isMinimum: boolean
    }
  | { readonly kind: SimpleCause }

type SimpleCause =
  | 'price'
  | 'collecting'
  | 'storage'
  | 'serviceAdded'
  | 'serviceRemoved'
  | 'servicePrice'
  | 'insuredValue'
  | 'vip'
  | 'couponUsed'
  | 'couponUnused'
  | 'couponAmount'
  | 'tax'
  | 'other'

/** A line of both bills side by side; one of the amounts is null if only the other bill has the line. */
export interface ComparedLine {
  readonly kind: BillLineKind
  readonly displayName: string
  /** How the amount is computed, in the server's words; of the actual bill where it has the line. */
  readonly explanation: string
  readonly estimated: string | null
  readonly actual: string | null
  /** Null when the amounts are equal. */
  readonly cause: DifferenceCause | null
}

export interface BillComparison {
  readonly lines: readonly ComparedLine[]
  /** Decimal string, actual minus estimated: negative when it became cheaper. */
  readonly difference: string
}

/** For kinds that only a newer server knows. */
const LAST_PLACE = 99

const ZERO = '0.00'

/** Puts the lines of both bills side by side, in the bill's order, each difference with its cause. */
export function compareBills(estimate: Bill, actual: Bill): BillComparison {
  const pairs = [...pairsOf(estimate.lines, actual.lines)].sort((a, b) => placeOf(a) - placeOf(b))
  return {
    lines: pairs.map((pair) => comparedLine(pair, estimate, actual)),
    difference: sumAmounts([actual.total, negated(estimate.total)]),
  }
}

interface Pair {
  readonly before: BillLine | null
  readonly now: BillLine | null
  readonly line: BillLine
}

/** Lines of one kind and name belong together, in their order: an order may have several premiums. */
function pairsOf(before: readonly BillLine[], now: readonly BillLine[]): readonly Pair[] {
  const unmatched = [...before]
  const pairs = now.map((line): Pair => {
    const at = unmatched.findIndex((other) => keyOf(other) === keyOf(line))
    const [match = null] = at < 0 ? [] : unmatched.splice(at, 1)
    return { before: match, now: line, line }
  })
  return [...pairs, ...unmatched.map((line) => ({ before: line, now: null, line }))]
}

function keyOf({ kind, displayName }: BillLine): string {
  return `${kind} ${displayName}`
}

function placeOf({ line }: Pair): number {
  return BILL_LINE_PLACES[line.kind] ?? LAST_PLACE
}

function comparedLine(pair: Pair, estimate: Bill, actual: Bill): ComparedLine {
  const { before, now, line } = pair
  const isSame = (before?.amount ?? ZERO) === (now?.amount ?? ZERO)
  return {
    kind: line.kind,
    displayName: line.displayName,
    explanation: line.explanation,
    estimated: before?.amount ?? null,
    actual: now?.amount ?? null,
    cause: isSame ? null : causeOf(pair, estimate, actual),
  }
}

function causeOf({ before, now, line }: Pair, estimate: Bill, actual: Bill): DifferenceCause {
  const either = (added: SimpleCause, removed: SimpleCause, changed: SimpleCause): DifferenceCause => {
    if (before === null) return { kind: added }
    return { kind: now === null ? removed : changed }
  }
  switch (line.kind) {
    case 'InternationalShipping':
      return freightCause(estimate, actual)
    case 'CollectingFee':
      return { kind: 'collecting' }
    case 'StorageFee':
      return { kind: 'storage' }
    case 'AdditionalServiceFee':
      return either('serviceAdded', 'serviceRemoved', 'servicePrice')
    case 'Premium':
      return { kind: 'insuredValue' }
    case 'VipGroupDiscount':
      return { kind: 'vip' }
    case 'Discount':
      return either('couponUsed', 'couponUnused', 'couponAmount')
    case 'Gst':
      return { kind: 'tax' }
    default:
      return { kind: 'other' }
  }
}

/** The weight or volume if that changed what is charged, otherwise the channel's price. */
function freightCause(estimate: Bill, actual: Bill): DifferenceCause {
  const charged = chargeableMeasure(actual)
  if (charged === chargeableMeasure(estimate)) return { kind: 'price' }
  const by = chargedBy(actual)
  return {
    kind: 'measure',
    now: decidingMeasure(actual),
    before: decidingMeasure(estimate),
    charged,
    isMinimum: by === 'minimum' || by === 'minimumVolume',
  }
}

/** The larger weight, or the volume where that is charged, whether or not the minimum was more. */
function decidingMeasure(bill: Bill): DecidingMeasure {
  if (bill.chargeableVolume !== null) return { by: 'volume', measured: bill.volume }
  const { actualWeight, volumeWeight } = bill
  if (volumeWeight > actualWeight) return { by: 'volumetric', measured: volumeWeight }
  return { by: 'actual', measured: actualWeight }
}

function negated(amount: string): string {
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`
}

/** Whether a coupon is set aside for an order, or was until the order was cancelled. */
export function usesCoupon({
  estimatedBill,
  actualBill,
}: Pick<LogisticsOrderDetail, 'estimatedBill' | 'actualBill'>): boolean {
  return compareAmounts(amountOf(actualBill ?? estimatedBill, 'Discount'), ZERO) !== 0
}
