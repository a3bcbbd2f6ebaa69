import { and, asc, eq } from 'drizzle-orm'

import { MeteringType, PricingType } from '../../contracts/enumerations.ts'
import {
  channelRates,
  regionGroups,
  shippingMethodTypes,
  transportationChannels,
} from '../../db/schema/index.ts'
import { formatMoney } from '../../money/money.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { KilogramPrice } from '../../contracts/shipping.ts'
import type { Database } from '../../db/client.ts'

/**
 * The lowest price of a kilogram to each destination, in the tenant's order. Only of channels that charge by the
 * kilogram: what a kilogram costs on the others depends on how many there are.
 */
export async function kilogramPrices(
  db: Database,
  currencyCode: string,
  language: Language,
): Promise<KilogramPrice[]> {
  const rows = await db
    .select({
      regionGroupId: regionGroups.id,
      regionGroupName: regionGroups.displayName,
      shippingMethodName: shippingMethodTypes.displayName,
      price: channelRates.unitPrice,
      minimum: channelRates.transitDaysMin,
      maximum: channelRates.transitDaysMax,
    })
    .from(channelRates)
    .innerJoin(transportationChannels, eq(transportationChannels.id, channelRates.channelId))
    .innerJoin(shippingMethodTypes, eq(shippingMethodTypes.id, transportationChannels.shippingMethodTypeId))
    .innerJoin(regionGroups, eq(regionGroups.id, channelRates.regionGroupId))
    .where(
      and(
        eq(channelRates.pricingType, PricingType.MEASURE),
        eq(transportationChannels.metering, MeteringType.WEIGHT),
      ),
    )
    .orderBy(asc(regionGroups.displayOrder), asc(channelRates.unitPrice))
  const isLowest = ({ regionGroupId }: { regionGroupId: string }, index: number) =>
    rows.findIndex((row) => row.regionGroupId === regionGroupId) === index
  return rows.filter(isLowest).map((row) => ({
    regionGroupId: row.regionGroupId,
    regionGroupDisplayName: row.regionGroupName[language],
    price: formatMoney(row.price ?? 0n),
    currencyCode,
    shippingMethodTypeDisplayName: row.shippingMethodName[language],
    transitDays: { minimum: row.minimum, maximum: row.maximum },
  }))
}
