import { listDeclaredNames } from '../declaredName/index.ts'
import { GENERAL_GOODS } from '../order/index.ts'

import type { Database } from '../../db/client.ts'
import type { Localised } from '../../texts/localised.ts'

export interface CatalogueItem {
  readonly displayName: Localised
  /** The kind of goods that carriers take it for. */
  readonly goodsTypeId: string
  /** Its ID, then those of the branches above it. */
  readonly path: readonly string[]
}

/** The catalogue's items by their IDs. */
export async function findCatalogue(db: Database): Promise<ReadonlyMap<string, CatalogueItem>> {
  const rows = await listDeclaredNames(db)
  const parents = new Map(rows.map(({ id, parentId }) => [id, parentId]))
  const pathOf = (id: string | null): string[] =>
    id === null ? [] : [id, ...pathOf(parents.get(id) ?? null)]
  return new Map(
    rows.map(({ id, displayName, goodsTypeId }) => [
      id,
      { displayName, goodsTypeId: goodsTypeId ?? GENERAL_GOODS, path: pathOf(id) },
    ]),
  )
}
