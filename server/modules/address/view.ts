import { findRegionGroups, findRegions, type RegionGroupRow, type RegionRow } from '../region/index.ts'
import { shownIdDocument } from './identitySeal.ts'

import type { Address, ShippingAddress } from '../../contracts/address.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'
import type { AddressRow } from './repository.ts'

/**
 * An address as an order keeps it, with names in the order's language. The document's number stays sealed: customs ask
 * for it when the customer may have deleted the address.
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
 * @param regionGroupDisplayName in the reader's language, which may not be the order's
 */
export function toShippingAddress(kept: ShippingAddress, regionGroupDisplayName: string): ShippingAddress {
  const { idDocument } = kept
  const shownDocument = idDocument === null ? null : shownIdDocument(idDocument)
  return { ...kept, regionGroupDisplayName, idDocument: shownDocument }
}

/** The region groups, provinces and cities that addresses refer to, by ID. */
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
