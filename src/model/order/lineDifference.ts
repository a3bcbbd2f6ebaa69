import { amountOf, type Bill, type BillFigures, type BillLine } from './bill'
import {
  differencesOf,
  percentOf,
  toCents,
  type BillDifference,
  type DifferenceReason,
  type DifferenceStep,
} from './billDifference'
import { freightDifferences } from './freightDifference'

/** A line of a bill, and the bill, on which its amount may depend. */
export interface Billed {
  readonly line: BillLine
  readonly bill: Bill
}

/** Why a line that both bills have has another amount now, with the amount of each cause. */
export function lineDifferences(before: Billed, now: Billed): readonly BillDifference[] {
  switch (now.line.kind) {
    case 'InternationalShipping':
      return freightDifferences(before, now)
    case 'CollectingFee':
      return single('collecting', before.line, now.line)
    case 'StorageFee':
      return storageDifferences(before.line, now.line)
    case 'AdditionalServiceFee':
      return serviceDifferences(before.line, now.line)
    case 'Premium':
      return premiumDifferences(before.line, now.line)
    case 'VipGroupDiscount':
      return vipDifferences(before, now)
    case 'Discount':
      return couponDifferences(before, now)
    case 'Gst':
      return taxDifferences(before.line, now.line)
    default:
      return single('unknown', before.line, now.line)
  }
}

/** Why only one of the bills has a line. */
export function loneDifferences(
  before: BillLine | null,
  now: BillLine | null,
  kind: BillLine['kind'],
): readonly BillDifference[] {
  const nothing = { amount: '0.00', explanation: '' }
  if (kind === 'StorageFee') {
    const dailyFee = (before ?? now)?.figures?.dailyFee
    const none = { ...nothing, figures: { days: 0, ...(dailyFee !== undefined && { dailyFee }) } }
    return storageDifferences(before ?? none, now ?? none)
  }
  return single(loneReason(kind, before === null), before ?? nothing, now ?? nothing)
}

function loneReason(kind: BillLine['kind'], isNew: boolean): 'collecting' | Lone {
  if (kind === 'CollectingFee' && isNew) return 'collecting'
  if (kind === 'Discount') return isNew ? 'couponUsed' : 'couponUnused'
  return isNew ? 'added' : 'removed'
}

type Lone = 'added' | 'removed' | 'couponUsed' | 'couponUnused'
type Amount = Pick<BillLine, 'amount' | 'explanation' | 'figures'>

function single(
  kind: Lone | 'collecting' | 'unknown',
  before: Amount,
  now: Amount,
): readonly BillDifference[] {
  const [from, to] = [toCents(before.amount), toCents(now.amount)]
  return differencesOf(from, from, [[{ kind }, to]], to)
}

/** The prices or rates have changed: how each bill computes the amount. */
function terms(before: Amount, now: Amount): DifferenceReason {
  return { kind: 'terms', before: before.explanation, now: now.explanation }
}

/** From the estimate's figures at its terms to the new figures at its terms, then to the new terms. */
function recomputed(
  before: Amount,
  now: Amount,
  reason: DifferenceReason,
  { start, changed, end }: { readonly start: number; readonly changed: number; readonly end: number },
): readonly BillDifference[] {
  const steps: DifferenceStep[] = [
    [reason, changed],
    [terms(before, now), end],
  ]
  return differencesOf(toCents(before.amount), start, steps, toCents(now.amount))
}

function storageDifferences(before: Amount, now: Amount): readonly BillDifference[] {
  const fee = ({ figures }: Amount) => toCents(figures?.dailyFee ?? '0')
  const [days, newDays] = [before.figures?.days ?? 0, now.figures?.days ?? 0]
  const reason = {
    kind: 'days',
    before: days,
    now: newDays,
    parcels: now.figures?.parcels ?? before.figures?.parcels ?? null,
    dailyFee: before.figures?.dailyFee ?? '0',
  } as const
  return recomputed(before, now, reason, {
    start: days * fee(before),
    changed: newDays * fee(before),
    end: newDays * fee(now),
  })
}

function serviceDifferences(before: Amount, now: Amount): readonly BillDifference[] {
  const price = ({ figures }: Amount) => toCents(figures?.price ?? '0')
  const [count, newCount] = [before.figures?.count ?? 0, now.figures?.count ?? 0]
  const reason = {
    kind: 'count',
    before: count,
    now: newCount,
    price: before.figures?.price ?? '0',
  } as const
  return recomputed(before, now, reason, {
    start: count * price(before),
    changed: newCount * price(before),
    end: newCount * price(now),
  })
}

/** A premium that was agreed earlier has no rate: then the figures explain nothing. */
function premiumDifferences(before: Amount, now: Amount): readonly BillDifference[] {
  const premium = (value: string, { percent = '0', minimum = '0' }: BillFigures = {}) =>
    Math.max(percentOf(toCents(value), percent), toCents(minimum))
  const [value, newValue] = [before.figures?.value ?? '0', now.figures?.value ?? '0']
  const reason = { kind: 'insuredValue', before: value, now: newValue } as const
  return recomputed(before, now, reason, {
    start: premium(value, before.figures),
    changed: premium(newValue, before.figures),
    end: premium(newValue, now.figures),
  })
}

function vipDifferences(before: Billed, now: Billed): readonly BillDifference[] {
  const fee = ({ bill }: Billed) => amountOf(bill, 'InternationalShipping')
  const percent = ({ line }: Billed) => line.figures?.percent ?? '0'
  const reason = { kind: 'freight', before: fee(before), now: fee(now), percent: percent(before) } as const
  return recomputed(before.line, now.line, reason, {
    start: -percentOf(toCents(fee(before)), percent(before)),
    changed: -percentOf(toCents(fee(now)), percent(before)),
    end: -percentOf(toCents(fee(now)), percent(now)),
  })
}

function taxDifferences(before: Amount, now: Amount): readonly BillDifference[] {
  const sum = ({ figures }: Amount) => figures?.taxable ?? '0'
  const percent = ({ figures }: Amount) => figures?.percent ?? '0'
  const reason = { kind: 'taxable', before: sum(before), now: sum(now), percent: percent(before) } as const
  return recomputed(before, now, reason, {
    start: percentOf(toCents(sum(before)), percent(before)),
    changed: percentOf(toCents(sum(now)), percent(before)),
    end: percentOf(toCents(sum(now)), percent(now)),
  })
}

/** A coupon follows the freight, or is limited to what the VIP discount leaves of it. */
function couponDifferences(before: Billed, now: Billed): readonly BillDifference[] {
  const [wanted, newWanted] = [couponCents(before), couponCents(now)]
  const [left, newLeft] = [freightLeft(before.bill), freightLeft(now.bill)]
  const isLimited = wanted > left || newWanted > newLeft
  const reason: DifferenceReason = isLimited
    ? { kind: 'freightLeft', before: (left / 100).toFixed(2), now: (newLeft / 100).toFixed(2) }
    : { kind: 'coupon', before: before.line.explanation, now: now.line.explanation }
  const end = -Math.min(newWanted, newLeft)
  return differencesOf(
    toCents(before.line.amount),
    -Math.min(wanted, left),
    [[reason, end]],
    toCents(now.line.amount),
  )
}

/** What the coupon's terms take off the freight. */
function couponCents({ line, bill }: Billed): number {
  const { percent, amount = '0', maximum } = line.figures ?? {}
  const fee = toCents(amountOf(bill, 'InternationalShipping'))
  const wanted = percent === undefined ? toCents(amount) : percentOf(fee, percent)
  return Math.min(wanted, fee, maximum === undefined ? fee : toCents(maximum))
}

function freightLeft(bill: Bill): number {
  return toCents(amountOf(bill, 'InternationalShipping')) + toCents(amountOf(bill, 'VipGroupDiscount'))
}
