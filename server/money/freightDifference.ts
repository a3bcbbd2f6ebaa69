import { MeteringType } from '../contracts/enumerations.ts'
import { localised, type Localised } from '../texts/localised.ts'
import { partsOf, sentence, termsCause, type BillDifference, type DifferenceStep } from './differenceParts.ts'
import { freightOf, measureLoad, priceUnit, type Load, type MeteringRule } from './freight.ts'

import type { Bill } from './bill.ts'
import type { BillLine, Explanation } from './billLines.ts'

interface BilledLine {
  readonly line: BillLine
  readonly bill: Bill
}

/**
 * Why the freight changed: first what the boxes measure, then the rule by which that is charged, then the price.
 */
export function freightDifferences(
  { line: before, bill: estimate }: BilledLine,
  { line: now, bill: actual }: BilledLine,
): BillDifference[] {
  const { load, rule, pricing } = estimate
  const measure = (aLoad: Load, aRule: MeteringRule) => measureLoad(aLoad, aRule).measure
  const price = (aMeasure: number) => freightOf(aMeasure, rule.metering, pricing)
  const estimated = measure(load, rule)
  const packed = measure(actual.load, rule)
  const ruled = measure(actual.load, actual.rule)
  const steps: DifferenceStep[] = [
    [measureCause(load, actual.load, rule), price(packed)],
    ...(rule.metering === actual.rule.metering
      ? [[ruleCause(rule, actual.rule, [packed, ruled]), price(ruled)] as const]
      : []),
    [termsCause(before, now), freightOf(ruled, actual.rule.metering, actual.pricing)],
  ]
  return partsOf(before.amount, price(estimated), steps, now.amount)
}

/** The boxes measure differently from the parcels on their own. */
function measureCause(before: Load, now: Load, rule: MeteringRule): Explanation {
  const [was, is] = [deciding(before, rule), deciding(now, rule)]
  const difference = is.measured - was.measured
  const figures = {
    name: { key: is.name },
    now: inUnits(is.measured, rule),
    charged: sentence(chargedText(before, now, rule)),
  }
  if (is.name !== was.name) {
    const old = { nameBefore: { key: was.name }, before: inUnits(was.measured, rule) }
    return { key: 'billCause.otherMeasure', params: { ...figures, ...old } }
  }
  return {
    key: difference > 0 ? 'billCause.more' : 'billCause.less',
    params: { ...figures, difference: inUnits(Math.abs(difference), rule) },
  }
}

/** The measure that is rounded up: the larger weight, or the volume where that is metered. */
function deciding(load: Load, rule: MeteringRule) {
  const { weightGrams, volumeCm3 } = load
  if (rule.metering === MeteringType.VOLUME) return { name: 'measure.volume', measured: volumeCm3 } as const
  const { volumeWeightGrams } = measureLoad(load, rule)
  return volumeWeightGrams > weightGrams
    ? ({ name: 'measure.volumetric', measured: volumeWeightGrams } as const)
    : ({ name: 'measure.actual', measured: weightGrams } as const)
}

function chargedText(before: Load, now: Load, rule: MeteringRule): Explanation {
  const { measure } = measureLoad(now, rule)
  const { measured } = deciding(now, rule)
  const figures = {
    before: inUnits(measureLoad(before, rule).measure, rule),
    now: inUnits(measure, rule),
    step: inUnits(rule.roundingStep, rule),
  }
  if (measure === measured) return { key: 'billCause.charged', params: figures }
  const isRounded = measure - measured < rule.roundingStep
  return { key: isRounded ? 'billCause.chargedInSteps' : 'billCause.chargedMinimum', params: figures }
}

/** The channel's rule has changed since the order was submitted. */
function ruleCause(
  before: MeteringRule,
  now: MeteringRule,
  [chargedBefore, charged]: readonly [number, number],
): Explanation {
  const figures = (rule: MeteringRule) => ({
    divisor: rule.volumeDivisor,
    step: inUnits(rule.roundingStep, rule),
    minimum: inUnits(rule.minimumMeasure, rule),
  })
  return {
    key: 'billCause.rule',
    params: {
      rule: sentence({ key: 'billCause.ruleFigures', params: figures(now) }),
      ruleBefore: sentence({ key: 'billCause.ruleFigures', params: figures(before) }),
      before: inUnits(chargedBefore, before),
      now: inUnits(charged, now),
    },
  }
}

function inUnits(measure: number, { metering }: MeteringRule): Localised {
  const figure = `${measure / priceUnit(metering)}\u00a0${metering === MeteringType.VOLUME ? 'm³' : 'kg'}`
  return localised(figure, figure)
}
