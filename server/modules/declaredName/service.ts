import { asc } from 'drizzle-orm'

import { MAX_PAGE_SIZE } from '../../contracts/common.ts'
import { declaredNames } from '../../db/schema/index.ts'
import { pageOf } from '../../base/http/paging.ts'

import type { DeclaredName, DeclaredNameListRequest } from '../../contracts/declaredName.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'

type Row = typeof declaredNames.$inferSelect

export interface DeclaredNameService {
  /** The whole tree, or the branches that lead to a name (in either language) that holds the filter. */
  tree(request: DeclaredNameListRequest, language: Language): Promise<Page<DeclaredName>>
}

export function createDeclaredNameService(db: Database): DeclaredNameService {
  return {
    tree: async (request, language) => {
      const rows = await db.select().from(declaredNames).orderBy(asc(declaredNames.displayOrder))
      const wanted = (request.filter ?? '').trim().toLowerCase()
      const found = branches(rows, null, wanted, language)
      return pageOf(found, request, null, MAX_PAGE_SIZE)
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
