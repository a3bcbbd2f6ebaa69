import { and, arrayContains, asc, eq, exists, inArray, type SQL } from 'drizzle-orm'

import { anyHolds, inBothLanguages } from '../../db/containing.ts'
import {
  channelRates,
  goodsTypes,
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
  return { rows: rows.map(toChannel), ...counted }
}

/** All channels, or one, whether they serve a destination or not. */
export async function findChannels(
  db: Database,
  wanted: { readonly id?: string; readonly shippingMethodTypeId?: string } = {},
): Promise<ChannelRow[]> {
  const { id, shippingMethodTypeId } = wanted
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
  return rows.map(toChannel)
}

/** What the channels ask for; to one destination if it is named. */
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

/** The names of all kinds of goods, by id. */
export async function goodsTypeNames(db: Database): Promise<Map<string, Localised>> {
  const rows = await db.select().from(goodsTypes).orderBy(asc(goodsTypes.displayOrder))
  return new Map(rows.map(({ id, displayName }) => [id, displayName]))
}

function selectChannels<Beside extends Record<string, SQL>>(db: Database, beside: Beside) {
  const shippingMethodName = shippingMethodTypes.displayName
  return db
    .select({ channel: transportationChannels, shippingMethodName, ...beside })
    .from(transportationChannels)
    .innerJoin(shippingMethodTypes, eq(shippingMethodTypes.id, transportationChannels.shippingMethodTypeId))
    .$dynamic()
}

function toChannel(row: {
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
