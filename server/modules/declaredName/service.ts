import { asc } from 'drizzle-orm'

import { declaredNames } from '../../db/schema/index.ts'

import type { DeclaredName } from '../../contracts/declaredName.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'

type Row = typeof declaredNames.$inferSelect

export interface DeclaredNameService {
  /** The whole tree, or the branches that lead to a name (in either language) that holds the filter. */
  tree(language: Language, filter?: string): Promise<Page<DeclaredName>>
}

export function createDeclaredNameService(db: Database): DeclaredNameService {
  return {
    tree: async (language, filter = '') => {
      const rows = await db.select().from(declaredNames).orderBy(asc(declaredNames.displayOrder))
      const items = branches(rows, null, filter.trim().toLowerCase(), language)
      return { items, totalCount: items.length }
    },
  }
}

function branches(
  rows: readonly Row[],
  parentId: string | null,
  wanted: string,
  language: Language,
): DeclaredName[] {
  return rows
    .filter((row) => row.parentId === parentId)
    .flatMap((row) => {
      const isWanted = Object.values(row.displayName).some((name) => name.toLowerCase().includes(wanted))
      const children = branches(rows, row.id, isWanted ? '' : wanted, language)
      return isWanted || children.length > 0
        ? [{ id: row.id, displayName: row.displayName[language], children }]
        : []
    })
}
