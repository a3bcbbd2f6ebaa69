import { findDeclaredNames } from '../declaredName/index.ts'
import { GENERAL_GOODS } from '../order/index.ts'

import type { Database } from '../../db/client.ts'
import type { Localised } from '../../texts/localised.ts'

export interface CatalogueItem {
  readonly displayName: Localised
  /** What carriers take it for. */
  readonly goodsTypeId: string
  /** Its ID and those of the branches above it, from the item upwards. */
  readonly line: readonly string[]
}

/** The item names by their IDs. */
export async function readCatalogue(db: Database): Promise<ReadonlyMap<string, CatalogueItem>> {
  const rows = await findDeclaredNames(db)
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]))
  const lineOf = (id: string | null): string[] =>
    id === null ? [] : [id, ...lineOf(parents.get(id) ?? null)]
  return new Map(
    rows.map(({ id, displayName, goodsTypeId }) => [
      id,
      { displayName, goodsTypeId: goodsTypeId ?? GENERAL_GOODS, line: lineOf(id) },
    ]),
  )
}
