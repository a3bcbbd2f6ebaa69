import { PricingType } from '../contracts/enumerations.ts'

import type { channelRates } from '../db/schema/index.ts'

type Rate = typeof channelRates.$inferInsert

/** A region group with its transit days. Prices follow in minor units of yuan. */
type Days = readonly [regionGroupId: string, minimum: number, maximum: number]

/** Half a kilogram: the first unit, and each further one. */
const HALF_KG = 500

function firstContinue(
  channelId: string,
  unit: number,
  rates: readonly (readonly [...Days, firstPrice: bigint, continuePrice: bigint])[],
): Rate[] {
  return rates.map(([regionGroupId, transitDaysMin, transitDaysMax, firstPrice, continuePrice]) => ({
    channelId,
    regionGroupId,
    transitDaysMin,
    transitDaysMax,
    pricingType: PricingType.FIRST_CONTINUE,
    firstUnit: unit,
    firstPrice,
    continueUnit: unit,
    continuePrice,
  }))
}

function measured(
  channelId: string,
  rates: readonly (readonly [...Days, unitPrice: bigint, minimumCharge: bigint])[],
): Rate[] {
  return rates.map(([regionGroupId, transitDaysMin, transitDaysMax, unitPrice, minimumCharge]) => ({
    channelId,
    regionGroupId,
    transitDaysMin,
    transitDaysMax,
    pricingType: PricingType.MEASURE,
    unitPrice,
    minimumCharge,
  }))
}

function fixed(channelId: string, rates: readonly (readonly [...Days, fixedPrice: bigint])[]): Rate[] {
  return rates.map(([regionGroupId, transitDaysMin, transitDaysMax, fixedPrice]) => ({
    channelId,
    regionGroupId,
    transitDaysMin,
    transitDaysMax,
    pricingType: PricingType.FIXED,
    fixedPrice,
  }))
}

/** How long some channels take to some regions, as `4–8`, so that articles say the same days as the channels. */
export function transitDays(channelIds: readonly string[], regionGroupIds: readonly string[]): string {
  const rates = CHANNEL_RATES.filter(
    ({ channelId, regionGroupId }) =>
      channelIds.includes(channelId) && regionGroupIds.includes(regionGroupId),
  )
  const shortest = Math.min(...rates.map(({ transitDaysMin }) => transitDaysMin))
  const longest = Math.max(...rates.map(({ transitDaysMax }) => transitDaysMax))
  return `${shortest}–${longest}`
}

export const CHANNEL_RATES: Rate[] = [
  ...firstContinue('air-general', HALF_KG, [
    ['sg', 4, 7, 4200n, 1500n],
    ['my-west', 4, 7, 4000n, 1400n],
    ['my-east', 6, 10, 4800n, 1900n],
    ['au', 7, 12, 6200n, 2600n],
    ['nz', 8, 13, 6800n, 2900n],
    ['us', 8, 14, 7800n, 3400n],
    ['ca', 9, 15, 8200n, 3600n],
  ]),
  ...firstContinue('air-sensitive', HALF_KG, [
    ['sg', 5, 8, 5600n, 2100n],
    ['my-west', 5, 8, 5200n, 2000n],
    ['my-east', 7, 11, 6000n, 2500n],
    ['au', 8, 14, 7900n, 3300n],
    ['nz', 9, 15, 8600n, 3700n],
    ['us', 9, 16, 9800n, 4200n],
  ]),
  ...firstContinue('courier', HALF_KG, [
    ['sg', 2, 4, 9800n, 2800n],
    ['my-west', 3, 5, 9800n, 2900n],
    ['au', 3, 6, 12800n, 4200n],
    ['nz', 4, 6, 13800n, 4500n],
    ['us', 3, 6, 13200n, 4400n],
    ['ca', 4, 6, 13800n, 4700n],
  ]),
  ...fixed('small-packet', [
    ['sg', 6, 10, 5900n],
    ['my-west', 6, 10, 5900n],
    ['au', 10, 16, 9900n],
    ['us', 10, 18, 11900n],
    ['ca', 12, 20, 12900n],
  ]),
  ...measured('sea-weight', [
    ['sg', 12, 18, 1200n, 6000n],
    ['my-west', 12, 18, 1100n, 5500n],
    ['my-east', 16, 24, 1500n, 7500n],
    ['au', 25, 40, 1800n, 9000n],
    ['nz', 28, 42, 2000n, 10000n],
    ['us', 30, 45, 1900n, 9500n],
    ['ca', 35, 50, 2100n, 10500n],
  ]),
  ...measured('sea-volume', [
    ['sg', 12, 18, 98000n, 19800n],
    ['my-west', 12, 18, 92000n, 18800n],
    ['my-east', 16, 24, 128000n, 24800n],
    ['au', 25, 40, 168000n, 29800n],
    ['nz', 28, 42, 182000n, 32800n],
    ['us', 30, 45, 176000n, 31800n],
  ]),
]
