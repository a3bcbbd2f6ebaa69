import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'

import { anyHolds } from '../../../db/containing.ts'
import { ruleRuns } from '../../../db/schema/index.ts'
import { slice, type Slice } from '../../../db/slice.ts'

import type { RuleRunListRequest } from '../../../contracts/consolidationRule.ts'
import type { Database, Transaction } from '../../../db/client.ts'

export type RunRow = typeof ruleRuns.$inferSelect
/** What may be changed beside the outcome. */
export type RunChanges = Partial<Omit<RunRow, 'id' | 'ruleId' | 'round' | 'time' | 'outcome'>>

/** A slice of a rule's runs, newest first. */
export function listRuns(db: Database, ruleId: string, request: RuleRunListRequest): Promise<Slice<RunRow>> {
  const where = and(eq(ruleRuns.ruleId, ruleId), anyHolds(request.filter, [ruleRuns.orderCode]))
  return slice(request, (limit, offset) =>
    db
      .select({ ...getTableColumns(ruleRuns), totalCount: db.$count(ruleRuns, where) })
      .from(ruleRuns)
      .where(where)
      .orderBy(desc(ruleRuns.round))
      .limit(limit)
      .offset(offset),
  )
}

/** Each rule's announced run and its last finished one, as far as there are any. */
export function findLatestRuns(db: Database, ruleIds: readonly string[]): Promise<RunRow[]> {
  if (ruleIds.length === 0) return Promise.resolve([])
  const isAnnounced = sql`${ruleRuns.outcome} = 'ANNOUNCED'`
  return db
    .selectDistinctOn([ruleRuns.ruleId, isAnnounced])
    .from(ruleRuns)
    .where(inArray(ruleRuns.ruleId, [...ruleIds]))
    .orderBy(ruleRuns.ruleId, isAnnounced, desc(ruleRuns.round))
}

/**
 * A rule's announced run. There is at most one.
 *
 * @param ruleId of a rule that the caller has locked, which locks its runs as well
 */
export async function findAnnounced(tx: Transaction, ruleId: string): Promise<RunRow | undefined> {
  const [row] = await tx
    .select()
    .from(ruleRuns)
    .where(and(eq(ruleRuns.ruleId, ruleId), eq(ruleRuns.outcome, 'ANNOUNCED')))
  return row
}

export async function insertRun(tx: Transaction, row: RunRow): Promise<RunRow> {
  await tx.insert(ruleRuns).values(row)
  return row
}

/** Changes a run whose rule the caller has locked. */
export async function updateRun(
  tx: Transaction,
  { id }: RunRow,
  changes: RunChanges & Pick<RunRow, 'outcome' | 'time'>,
): Promise<RunRow> {
  const [row] = await tx.update(ruleRuns).set(changes).where(eq(ruleRuns.id, id)).returning()
  if (!row) throw new Error('a run of a locked rule is gone')
  return row
}
