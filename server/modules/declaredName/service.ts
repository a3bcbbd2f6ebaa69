import { pageOf } from '../../base/http/paging.ts'
import { MAX_PAGE_SIZE } from '../../contracts/common.ts'
import { listDeclaredNames, type DeclaredNameRow } from './repository.ts'

import type { DeclaredName, DeclaredNameListRequest } from '../../contracts/declaredName.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'

export interface DeclaredNameService {
  /** The whole tree, or the branches with a name that contains the filter, in either language. */
  tree(request: DeclaredNameListRequest, language: Language): Promise<Page<DeclaredName>>
}

export function createDeclaredNameService(db: Database): DeclaredNameService {
  return {
    tree: async (request, language) => {
      const rows = await listDeclaredNames(db)
      const wanted = (request.filter ?? '').trim().toLowerCase()
      const found = branches(rows, null, wanted, language)
      return pageOf(found, request, null, MAX_PAGE_SIZE)
    },
  }
}

/** Whatever is below a wanted branch is wanted too. */
function branches(
  rows: readonly DeclaredNameRow[],
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
