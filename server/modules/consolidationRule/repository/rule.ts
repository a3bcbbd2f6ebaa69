import { and, asc, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'

import { anyHolds } from '../../../db/containing.ts'
import { consolidationRules, ruleRuns, users } from '../../../db/schema/index.ts'
import { slice, type Slice } from '../../../db/slice.ts'
import { CONSOLIDATION_RULE } from '../../../states/consolidationRule.ts'
import { lockCustomer } from '../../user/index.ts'

import type {
  ConsolidationRuleListRequest,
  WarehouseRuleListRequest,
} from '../../../contracts/consolidationRule.ts'
import type { Database, Transaction } from '../../../db/client.ts'

export type RuleRow = typeof consolidationRules.$inferSelect
/** What may be changed beside its state. */
export type RuleChanges = Partial<Omit<RuleRow, 'id' | 'userId' | 'state' | 'version' | 'creationTime'>>

/** A slice of a customer's rules. */
export function listRules(
  db: Database,
  userId: string,
  request: ConsolidationRuleListRequest,
): Promise<Slice<RuleRow>> {
  const { sorting, state, filter } = request
  const rules = consolidationRules
  const direction = sorting === 'creationTime asc' ? asc : desc
  const where = and(
    eq(rules.userId, userId),
    state === undefined ? undefined : eq(rules.state, state),
    anyHolds(filter, [rules.displayName, rules.remarks]),
  )
  return slice(request, (limit, offset) =>
    db
      .select({ ...getTableColumns(rules), totalCount: db.$count(rules, where) })
      .from(rules)
      .where(where)
      .orderBy(direction(rules.creationTime), direction(rules.id))
      .limit(limit)
      .offset(offset),
  )
}

/** A slice of all customers' rules, newest first, each with its customer's code and the announced run. */
export function listAllRules(db: Database, request: WarehouseRuleListRequest) {
  const rules = consolidationRules
  const { state, filter } = request
  const isAnnounced = and(eq(ruleRuns.ruleId, rules.id), eq(ruleRuns.outcome, 'ANNOUNCED'))
  const where = and(
    state === undefined ? undefined : eq(rules.state, state),
    anyHolds(filter, [rules.displayName, users.idCode]),
  )
  const totalCount = sql<number>`(count(*) over ())::int`
  return slice(request, (limit, offset) =>
    db
      .select({ rule: rules, customerCode: users.idCode, announced: ruleRuns, totalCount })
      .from(rules)
      .innerJoin(users, eq(users.id, rules.userId))
      .leftJoin(ruleRuns, isAnnounced)
      .where(where)
      .orderBy(desc(rules.creationTime), desc(rules.id))
      .limit(limit)
      .offset(offset),
  )
}

/** A customer's own rule. */
export async function findRule(db: Database, userId: string, id: string): Promise<RuleRow | undefined> {
  const [row] = await db.select().from(consolidationRules).where(own(userId, id))
  return row
}

/** Locks a customer's own rule: until the transaction ends nobody else changes or runs it. */
export async function lockRule(tx: Transaction, userId: string, id: string): Promise<RuleRow | undefined> {
  const [row] = await tx.select().from(consolidationRules).where(own(userId, id)).for('update')
  return row
}

function own(userId: string, id: string) {
  return and(eq(consolidationRules.userId, userId), eq(consolidationRules.id, id))
}

/** The customer's open rules. Until the transaction ends nobody else adds or resumes one. */
export async function lockOpenRules(tx: Transaction, userId: string): Promise<RuleRow[]> {
  await lockCustomer(tx, userId)
  const rules = consolidationRules
  return tx
    .select()
    .from(rules)
    .where(and(eq(rules.userId, userId), inArray(rules.state, CONSOLIDATION_RULE.all('open'))))
}

export async function insertRule(tx: Transaction, row: RuleRow): Promise<RuleRow> {
  await tx.insert(consolidationRules).values(row)
  return row
}

/** Changes a rule that the caller has locked. */
export async function updateRule(
  tx: Transaction,
  { id, version }: RuleRow,
  changes: RuleChanges & Pick<RuleRow, 'state'>,
): Promise<RuleRow> {
  const [row] = await tx
    .update(consolidationRules)
    .set({ ...changes, version: version + 1 })
    .where(eq(consolidationRules.id, id))
    .returning()
  if (!row) throw new Error('a locked rule is gone')
  return row
}

export async function deleteRule(tx: Transaction, id: string): Promise<void> {
  await tx.delete(consolidationRules).where(eq(consolidationRules.id, id))
}

/** Locks an active rule; undefined if somebody else is changing or running it, or it isn't active any more. */
export async function lockActiveRule(tx: Transaction, id: string): Promise<RuleRow | undefined> {
  const rules = consolidationRules
  const [row] = await tx
    .select()
    .from(rules)
    .where(and(eq(rules.id, id), eq(rules.state, 'ACTIVE')))
    .for('update', { skipLocked: true })
  return row
}
