import { Type } from 'typebox'

import { once } from '../../base/process/once.ts'
import { PricingType } from '../../contracts/enumerations.ts'
import { closed } from '../../contracts/schema.ts'
import { Id, minorUnitsOf, nameIn, Price, Size } from '../reading/schemas.ts'
import { readTable } from '../reading/seedFile.ts'
import { channelRows } from './channels.ts'

import type { channelRates } from '../../db/schema/index.ts'

/** With the prices that the channel's type of pricing has. */
const Rate = closed({
  /** A region group. */
  to: Id,
  /** How long it takes, from and to. */
  days: Type.Tuple([Size, Size]),
  firstPrice: Type.Optional(Price),
  continuePrice: Type.Optional(Price),
  unitPrice: Type.Optional(Price),
  minimumCharge: Type.Optional(Price),
  fixedPrice: Type.Optional(Price),
})

const ChannelRates = closed({
  channelId: Id,
  pricingType: nameIn(PricingType),
  /** In grams. */
  firstUnit: Type.Optional(Size),
  continueUnit: Type.Optional(Size),
  rates: Type.Array(Rate, { minItems: 1 }),
})

export function channelRateRows(): (typeof channelRates.$inferInsert)[] {
  const channels = readTable('data/channelRates.json', Type.Array(ChannelRates))
  return channels.flatMap(({ rates, pricingType, ...channel }) =>
    rates.map(({ to, days: [transitDaysMin, transitDaysMax], ...prices }) => ({
      ...channel,
      pricingType: PricingType[pricingType],
      regionGroupId: to,
      transitDaysMin,
      transitDaysMax,
      firstPrice: minorUnitsOf(prices.firstPrice),
      continuePrice: minorUnitsOf(prices.continuePrice),
      unitPrice: minorUnitsOf(prices.unitPrice),
      minimumCharge: minorUnitsOf(prices.minimumCharge),
      fixedPrice: minorUnitsOf(prices.fixedPrice),
    })),
  )
}

const channels = once(channelRows)
const rates = once(channelRateRows)

/**
 * How long the channels of a shipping method take to some regions, as `4–8`: articles then say the same days as the
 * channels.
 *
 * @throws Error when none of them goes there
 */
export function transitDays(shippingMethodTypeId: string, ...regionGroupIds: string[]): string {
  const methodOf = new Map(channels().map(({ id, shippingMethodTypeId: method }) => [id, method]))
  const found = regionGroupIds.flatMap((to) => {
    const there = rates().filter(
      ({ channelId, regionGroupId }) =>
        regionGroupId === to && methodOf.get(channelId) === shippingMethodTypeId,
    )
    if (there.length === 0) throw new Error(`no channel goes to '${to}' by '${shippingMethodTypeId}'`)
    return there
  })
  const shortest = Math.min(...found.map(({ transitDaysMin }) => transitDaysMin))
  const longest = Math.max(...found.map(({ transitDaysMax }) => transitDaysMax))
  return `${shortest}–${longest}`
}
