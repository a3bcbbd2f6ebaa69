import { and, eq } from 'drizzle-orm'

import { addresses } from '../../db/schema/index.ts'
import { shownIdDocument } from './identitySeal.ts'
import { type RegionGroupRow, type RegionRow, findRegionGroups, findRegions } from '../region/index.ts'

import type { Address, ShippingAddress } from '../../contracts/address.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'

export type AddressRow = typeof addresses.$inferSelect

/** The customer's address with this id; undefined also for somebody else's. */
export async function findOwnAddress(
  db: Database,
  userId: string,
  id: string,
): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.userId, userId)))
  return row
}

/** A customer's default address; undefined if they have none. */
export async function findDefaultAddress(db: Database, userId: string): Promise<AddressRow | undefined> {
  const [row] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.userId, userId), eq(addresses.isDefault, true)))
  return row
}

/**
 * The address as an order keeps it, its names in the language of the order, the number of the document sealed: the
 * customs ask for it when the customer may have deleted the address.
 */
export async function snapshotOf(
  db: Database,
  row: AddressRow,
  language: Language,
): Promise<ShippingAddress> {
  const { idDocument } = row
  return { ...whereOf(row, await placesOf(db, [row]), language), idDocument }
}

/**
 * An address of an order as its owner sees it.
 *
 * @param regionGroupDisplayName the destination in the reader's language, which may not be that of the order
 */
export function toShippingAddress(kept: ShippingAddress, regionGroupDisplayName: string): ShippingAddress {
  const { idDocument } = kept
  const shownDocument = idDocument === null ? null : shownIdDocument(idDocument)
  return { ...kept, regionGroupDisplayName, idDocument: shownDocument }
}

/** The destinations, provinces and cities that addresses refer to, by id. */
export interface Places {
  readonly groups: ReadonlyMap<string, RegionGroupRow>
  readonly regions: ReadonlyMap<string, RegionRow>
}

export async function placesOf(db: Database, rows: readonly AddressRow[]): Promise<Places> {
  const groups = await findRegionGroups(db, [...new Set(rows.map(({ regionGroupId }) => regionGroupId))])
  const ids = rows.flatMap(({ provinceId, cityId }) => [provinceId ?? [], cityId ?? []].flat())
  const regions = await findRegions(db, [...new Set(ids)])
  return { groups: byId(groups), regions: byId(regions) }
}

function byId<T extends { readonly id: string }>(rows: readonly T[]): Map<string, T> {
  return new Map(rows.map((row) => [row.id, row]))
}

/** An address as its owner sees it. */
export function toAddress(row: AddressRow, places: Places, language: Language): Address {
  return {
    id: row.id,
    name: row.name,
    ...whereOf(row, places, language),
    isDefault: row.isDefault,
    creationTime: row.creationTime.toISOString(),
  }
}

function whereOf(row: AddressRow, { groups, regions }: Places, language: Language): ShippingAddress {
  const { regionGroupId, provinceId, cityId, cityName, idDocument } = row
  const group = groups.get(regionGroupId)
  const nameOf = (id: string | null) =>
    id === null ? null : (regions.get(id)?.displayName[language] ?? null)
  return {
    recipient: row.recipient,
    mobile: row.mobile,
    regionGroupId,
    regionGroupDisplayName: group?.displayName[language] ?? '',
    countryCode: group?.countryCode ?? '',
    region: {
      provinceId,
      cityId,
      provinceDisplayName: nameOf(provinceId),
      cityDisplayName: nameOf(cityId) ?? cityName,
    },
    postCode: row.postCode,
    detailsAddress: row.detailsAddress,
    idDocument: idDocument === null ? null : shownIdDocument(idDocument),
  }
}
