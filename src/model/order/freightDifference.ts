import { Metering, PricingType } from '../enumerations/shipping'
import type { ChannelPricing } from '../shipping/channel'
import { CM3_PER_M3, GRAMS_PER_KG, type Bill, type BillLine } from './bill'
import {
  differencesOf,
  toCents,
  type BillDifference,
  type ChangedRule,
  type DecidingMeasure,
  type DifferenceStep,
} from './billDifference'

/** What a bill's freight depends on beside its prices. In grams, or in cm³ where volume is charged. */
interface Rules {
  readonly isByVolume: boolean
  readonly unit: number
  readonly divisor: number
  readonly step: number
  readonly minimum: number
}

interface Load {
  readonly grams: number
  readonly cm3: number
}

/**
 * What made the freight another one: first what the boxes measure, then the rules by which that is charged, then the
 * prices. The boxes are measured by the estimate's rules, and charged at its prices, for the first step.
 */
export function freightDifferences(
  { bill: estimate, line: before }: { readonly bill: Bill; readonly line: BillLine },
  { bill: actual, line: now }: { readonly bill: Bill; readonly line: BillLine },
): readonly BillDifference[] {
  const [rules, newRules] = [rulesOf(estimate), rulesOf(actual)]
  const [load, newLoad] = [loadOf(estimate), loadOf(actual)]
  const { pricing } = estimate
  const priced = (measure: number) => freightCents(measure, rules.unit, pricing)
  const charged = { before: measureOf(load, rules), packed: measureOf(newLoad, rules) }
  const inUnits = (measure: number) => measure / rules.unit
  const unit = rules.isByVolume ? 'm³' : 'kg'
  const rounded = roundedUp(newLoad, rules)
  const steps: DifferenceStep[] = [
    [
      {
        kind: 'measure',
        before: decidingMeasure(load, rules),
        now: decidingMeasure(newLoad, rules),
        chargedBefore: inUnits(charged.before),
        charged: inUnits(charged.packed),
        unit,
        step: rounded === decidingOf(newLoad, rules) ? null : inUnits(rules.step),
        isMinimum: rounded < rules.minimum,
      },
      priced(charged.packed),
    ],
  ]
  if (rules.isByVolume === newRules.isByVolume) {
    const measure = measureOf(newLoad, newRules)
    steps.push([
      {
        kind: 'rule',
        changes: changedRules(estimate, actual),
        chargedBefore: inUnits(charged.packed),
        charged: inUnits(measure),
        unit,
      },
      priced(measure),
    ])
  }
  steps.push([
    { kind: 'terms', before: before.explanation, now: now.explanation },
    freightCents(measureOf(newLoad, newRules), newRules.unit, actual.pricing),
  ])
  return differencesOf(toCents(before.amount), priced(charged.before), steps, toCents(now.amount))
}

function rulesOf({ pricing, volumeDivisor, roundingStep, minimumMeasure }: Bill): Rules {
  const isByVolume = pricing.metering === Metering.VOLUME
  const unit = isByVolume ? CM3_PER_M3 : GRAMS_PER_KG
  const whole = (measure: number) => Math.round(measure * unit)
  const [step, minimum] = [whole(roundingStep), whole(minimumMeasure)]
  return { isByVolume, unit, divisor: volumeDivisor, step, minimum }
}

function loadOf({ actualWeight, volume }: Bill): Load {
  return { grams: Math.round(actualWeight * GRAMS_PER_KG), cm3: Math.round(volume * CM3_PER_M3) }
}

function volumetricGrams({ cm3 }: Load, { divisor }: Rules): number {
  return Math.round((cm3 * GRAMS_PER_KG) / divisor)
}

/** The larger weight, or the volume where that is charged. */
function decidingOf(load: Load, rules: Rules): number {
  return rules.isByVolume ? load.cm3 : Math.max(load.grams, volumetricGrams(load, rules))
}

function decidingMeasure(load: Load, rules: Rules): DecidingMeasure {
  const measured = decidingOf(load, rules) / rules.unit
  if (rules.isByVolume) return { by: 'volume', measured }
  return { by: volumetricGrams(load, rules) > load.grams ? 'volumetric' : 'actual', measured }
}

function roundedUp(load: Load, rules: Rules): number {
  return Math.ceil(decidingOf(load, rules) / rules.step) * rules.step
}

function measureOf(load: Load, rules: Rules): number {
  return Math.max(roundedUp(load, rules), rules.minimum)
}

function changedRules(before: Bill, now: Bill): readonly ChangedRule[] {
  const rules: readonly ChangedRule[] = [
    { rule: 'divisor', before: before.volumeDivisor, now: now.volumeDivisor },
    { rule: 'step', before: before.roundingStep, now: now.roundingStep },
    { rule: 'minimum', before: before.minimumMeasure, now: now.minimumMeasure },
  ]
  return rules.filter((rule) => rule.before !== rule.now)
}

/** The price of a measure, by the same rule as the server's. */
function freightCents(measure: number, unit: number, pricing: ChannelPricing): number {
  const minimum = toCents(pricing.minimumCharge ?? '0')
  return Math.max(priceCents(measure, unit, pricing), minimum)
}

function priceCents(measure: number, unit: number, pricing: ChannelPricing): number {
  const cents = (amount: string | null) => toCents(amount ?? '0')
  switch (pricing.pricingType) {
    case PricingType.FIXED:
      return cents(pricing.fixedPrice)
    case PricingType.MEASURE:
      return Math.floor((cents(pricing.unitPrice) * measure * 2 + unit) / (unit * 2))
    case PricingType.FIRST_CONTINUE: {
      const whole = (value: number | null) => Math.round((value ?? 0) * unit)
      const units = Math.ceil((measure - whole(pricing.firstUnit)) / whole(pricing.continueUnit))
      return cents(pricing.firstPrice) + Math.max(0, units) * cents(pricing.continuePrice)
    }
  }
}
