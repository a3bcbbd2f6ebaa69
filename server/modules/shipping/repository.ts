import { and, arrayContains, asc, eq, exists, inArray, type SQL } from 'drizzle-orm'

import { MeteringType, PricingType } from '../../contracts/enumerations.ts'
import { anyHolds, inBothLanguages } from '../../db/containing.ts'
import {
  channelRates,
  regionGroups,
  shippingMethodTypes,
  transportationChannels,
} from '../../db/schema/index.ts'
import { slice, type Slice } from '../../db/slice.ts'

import type { TransportationChannelListRequest } from '../../contracts/shipping.ts'
import type { Database } from '../../db/client.ts'
import type { Localised } from '../../texts/localised.ts'

export type ChannelRow = typeof transportationChannels.$inferSelect & {
  readonly shippingMethodName: Localised
}
export type RateRow = typeof channelRates.$inferSelect & { readonly regionGroupName: Localised }

/** A part of the channels. */
export interface ChannelChoice {
  readonly id?: string
  readonly shippingMethodTypeId?: string
}

type ChannelFilter = Pick<
  TransportationChannelListRequest,
  'regionGroupId' | 'shippingMethodTypeId' | 'goodsTypeIds' | 'filter'
>

/** A slice of the channels that serve what is asked for, in the tenant's order. */
export async function listChannels(
  db: Database,
  request: TransportationChannelListRequest,
): Promise<Slice<ChannelRow>> {
  const where = serving(db, request)
  const totalCount = db.$count(transportationChannels, where)
  const { rows, ...counted } = await slice(request, (limit, offset) =>
    selectChannels(db, { totalCount })
      .where(where)
      .orderBy(asc(transportationChannels.displayOrder))
      .limit(limit)
      .offset(offset),
  )
  return { rows: rows.map(withMethodName), ...counted }
}

/** All channels, or those that are wanted, whether they serve a destination or not. */
export async function findChannels(
  db: Database,
  { id, shippingMethodTypeId }: ChannelChoice = {},
): Promise<ChannelRow[]> {
  const rows = await selectChannels(db, {})
    .where(
      and(
        id === undefined ? undefined : eq(transportationChannels.id, id),
        shippingMethodTypeId === undefined
          ? undefined
          : eq(transportationChannels.shippingMethodTypeId, shippingMethodTypeId),
      ),
    )
    .orderBy(asc(transportationChannels.displayOrder))
  return rows.map(withMethodName)
}

/** The channels' prices: to one destination, or to all. */
export async function listRates(
  db: Database,
  channelIds: readonly string[],
  regionGroupId?: string,
): Promise<RateRow[]> {
  if (channelIds.length === 0) return []
  const rows = await db
    .select({ rate: channelRates, regionGroupName: regionGroups.displayName })
    .from(channelRates)
    .innerJoin(regionGroups, eq(regionGroups.id, channelRates.regionGroupId))
    .where(
      and(
        inArray(channelRates.channelId, [...channelIds]),
        regionGroupId === undefined ? undefined : eq(channelRates.regionGroupId, regionGroupId),
      ),
    )
    .orderBy(asc(regionGroups.displayOrder))
  return rows.map(({ rate, regionGroupName }) => ({ ...rate, regionGroupName }))
}

/**
 * What a kilogram costs on each channel that charges by the kilogram, by destination in the tenant's order, lowest
 * first.
 */
export function listKilogramPrices(db: Database) {
  return db
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
}

export type KilogramPriceRow = Awaited<ReturnType<typeof listKilogramPrices>>[number]

function selectChannels<Beside extends Record<string, SQL>>(db: Database, beside: Beside) {
  const shippingMethodName = shippingMethodTypes.displayName
  return db
    .select({ channel: transportationChannels, shippingMethodName, ...beside })
    .from(transportationChannels)
    .innerJoin(shippingMethodTypes, eq(shippingMethodTypes.id, transportationChannels.shippingMethodTypeId))
    .$dynamic()
}

function withMethodName(row: {
  channel: typeof transportationChannels.$inferSelect
  shippingMethodName: Localised
}): ChannelRow {
  return { ...row.channel, shippingMethodName: row.shippingMethodName }
}

function serving(
  db: Database,
  { regionGroupId, shippingMethodTypeId, goodsTypeIds = [], filter }: ChannelFilter,
): SQL | undefined {
  const { displayName, description } = transportationChannels
  return and(
    anyHolds(filter, [inBothLanguages(displayName), inBothLanguages(description)]),
    shippingMethodTypeId === undefined
      ? undefined
      : eq(transportationChannels.shippingMethodTypeId, shippingMethodTypeId),
    goodsTypeIds.length === 0 ? undefined : arrayContains(transportationChannels.goodsTypeIds, goodsTypeIds),
    regionGroupId === undefined
      ? undefined
      : exists(
          db
            .select({ id: channelRates.channelId })
            .from(channelRates)
            .where(
              and(
                eq(channelRates.channelId, transportationChannels.id),
                eq(channelRates.regionGroupId, regionGroupId),
              ),
            ),
        ),
  )
}
