import { MeteringType, PricingType } from '../contracts/enumerations.ts'

/** Weight and volume of goods together. */
export interface Load {
  readonly weightGrams: number
  readonly volumeCm3: number
}

/** How a channel turns a load into what it charges for. */
export interface MeteringRule {
  readonly metering: MeteringType
  /** cm³ that count as one kilogram. */
  readonly volumeDivisor: number
  /** Charged amounts are rounded up to this: grams, or cm³ where volume is metered. */
  readonly roundingStep: number
  /** The least that is charged for, in the same unit. */
  readonly minimumMeasure: number
}

/** A channel's prices. Units are grams or cm³, prices minor units; what the pricing type doesn't use is null. */
export interface Pricing {
  readonly pricingType: PricingType
  readonly firstUnit: number | null
  readonly firstPrice: bigint | null
  readonly continueUnit: number | null
  readonly continuePrice: bigint | null
  /** For a kilogram or a cubic metre. */
  readonly unitPrice: bigint | null
  readonly fixedPrice: bigint | null
  readonly minimumCharge: bigint | null
}

/** A load as a channel measures it. */
export interface Measured {
  /** The weight that the volume counts as, in grams. */
  readonly volumeWeightGrams: number
  /** The larger of weight and volume weight, rounded up: grams. */
  readonly chargeableGrams: number
  /** What the price is for: `chargeableGrams`, or the volume rounded up, in cm³. */
  readonly measure: number
}

const GRAMS_PER_KG = 1000
const CM3_PER_M3 = 1_000_000

/** How many of the metered unit (g, cm³) the priced unit (kg, m³) has. */
export function priceUnit(metering: MeteringType): number {
  return metering === MeteringType.VOLUME ? CM3_PER_M3 : GRAMS_PER_KG
}

/**
 * What a channel charges for: the larger of weight and volume weight, or the volume itself, rounded up to the
 * channel's step and at least its minimum.
 */
export function measureLoad({ weightGrams, volumeCm3 }: Load, rule: MeteringRule): Measured {
  const volumeWeightGrams = Math.round((volumeCm3 * GRAMS_PER_KG) / rule.volumeDivisor)
  const heavier = Math.max(weightGrams, volumeWeightGrams)
  if (rule.metering === MeteringType.VOLUME) {
    return { volumeWeightGrams, chargeableGrams: heavier, measure: roundUp(volumeCm3, rule) }
  }
  const measure = roundUp(heavier, rule)
  return { volumeWeightGrams, chargeableGrams: measure, measure }
}

function roundUp(measure: number, { roundingStep, minimumMeasure }: MeteringRule): number {
  return Math.max(Math.ceil(measure / roundingStep) * roundingStep, minimumMeasure)
}

/** How many units beyond the first are charged; a begun one counts whole. */
export function continuedUnits(measure: number, { firstUnit, continueUnit }: Pricing): number {
  const beyond = measure - required(firstUnit)
  return beyond > 0 ? Math.ceil(beyond / required(continueUnit)) : 0
}

/** The price of a measure, at least the channel's minimum charge. */
export function freightOf(measure: number, metering: MeteringType, pricing: Pricing): bigint {
  const price = priceOf(measure, metering, pricing)
  const minimum = pricing.minimumCharge ?? 0n
  return price > minimum ? price : minimum
}

function priceOf(measure: number, metering: MeteringType, pricing: Pricing): bigint {
  switch (pricing.pricingType) {
    case PricingType.FIXED:
      return required(pricing.fixedPrice)
    case PricingType.FIRST_CONTINUE:
      return (
        required(pricing.firstPrice) +
        BigInt(continuedUnits(measure, pricing)) * required(pricing.continuePrice)
      )
    case PricingType.MEASURE: {
      const unit = BigInt(priceUnit(metering))
      return (required(pricing.unitPrice) * BigInt(measure) * 2n + unit) / (unit * 2n)
    }
  }
}

function required<T>(value: T | null): T {
  if (value === null) throw new Error('the pricing lacks a field that its type needs')
  return value
}
