import { asc } from 'drizzle-orm'

import { declaredNames } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'

export type DeclaredNameRow = typeof declaredNames.$inferSelect

/** All item names, branches included, in the tenant's order. */
export function listDeclaredNames(db: Database): Promise<DeclaredNameRow[]> {
  return db.select().from(declaredNames).orderBy(asc(declaredNames.displayOrder))
}
