import type { ReceivingMethod } from '../enumerations/logisticsOrder'
import { Metering, PricingType } from '../enumerations/shipping'

export interface Named {
  readonly id: string
  readonly displayName: string
}

/** Prices are decimal strings in the site's currency, units kg or m³; null where the pricing has no use for it. */
export interface ChannelPricing {
  readonly pricingType: PricingType
  readonly metering: Metering
  readonly firstUnit: number | null
  readonly firstPrice: string | null
  readonly continueUnit: number | null
  readonly continuePrice: string | null
  /** Per kg or m³. */
  readonly unitPrice: string | null
  readonly fixedPrice: string | null
  readonly minimumCharge: string | null
}

/** What a channel charges to one destination. */
export interface ChannelRate {
  readonly regionGroupId: string
  readonly regionGroupDisplayName: string
  readonly pricing: ChannelPricing
  readonly transitDays: { readonly minimum: number; readonly maximum: number }
}

/** A delivery method. */
export interface Channel extends Named {
  readonly description: string
  readonly shippingMethodType: Named
  readonly metering: Metering
  /** cm³ per kilogram of volumetric weight. */
  readonly volumeDivisor: number
  /** kg, or m³ if charged by volume; so is `minimumMeasure`. */
  readonly roundingStep: number
  readonly minimumMeasure: number
  readonly goodsTypes: readonly Named[]
  readonly receivingMethods: readonly ReceivingMethod[]
  /** For each parcel: kg and cm; null without a limit. */
  readonly limits: { readonly maximumWeight: number | null; readonly maximumSide: number | null }
  readonly isTaxIncluded: boolean
  readonly rates: readonly ChannelRate[]
}

export function rateTo({ rates }: Channel, regionGroupId: string): ChannelRate | null {
  return rates.find((rate) => rate.regionGroupId === regionGroupId) ?? null
}

export type Unit = 'kg' | 'm³'

export function unitOf({ metering }: Pick<ChannelPricing, 'metering'>): Unit {
  return metering === Metering.VOLUME ? 'm³' : 'kg'
}

/** A price in words (`channels.price.*` in the language packs). */
export type PriceTerm =
  | {
      readonly kind: 'first' | 'continue'
      readonly measure: number
      readonly price: string
      readonly unit: Unit
    }
  | { readonly kind: 'unit'; readonly price: string; readonly unit: Unit }
  | { readonly kind: 'fixed' | 'minimum'; readonly price: string }

/** What is charged, in the order in which it adds up. Skips what the server left out. */
export function priceTerms(pricing: ChannelPricing): readonly PriceTerm[] {
  return [...chargeTerms(pricing), ...minimumTerms(pricing)]
}

function chargeTerms(pricing: ChannelPricing): readonly PriceTerm[] {
  const { pricingType, firstUnit, firstPrice, continueUnit, continuePrice, unitPrice, fixedPrice } = pricing
  const unit = unitOf(pricing)
  switch (pricingType) {
    case PricingType.FIXED:
      return fixedPrice === null ? [] : [{ kind: 'fixed', price: fixedPrice }]
    case PricingType.MEASURE:
      return unitPrice === null ? [] : [{ kind: 'unit', price: unitPrice, unit }]
    case PricingType.FIRST_CONTINUE:
      return [
        ...stepTerm('first', firstUnit, firstPrice, unit),
        ...stepTerm('continue', continueUnit, continuePrice, unit),
      ]
  }
}

function stepTerm(
  kind: 'first' | 'continue',
  measure: number | null,
  price: string | null,
  unit: Unit,
): readonly PriceTerm[] {
  return measure === null || price === null ? [] : [{ kind, measure, price, unit }]
}

function minimumTerms({ minimumCharge }: ChannelPricing): readonly PriceTerm[] {
  return minimumCharge === null || Number(minimumCharge) === 0
    ? []
    : [{ kind: 'minimum', price: minimumCharge }]
}
