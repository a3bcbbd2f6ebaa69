import { and, asc, desc, eq, getTableColumns, inArray, ne, sql } from 'drizzle-orm'

import { ParcelStatus } from '../../contracts/enumerations.ts'
import { anyHolds } from '../../db/containing.ts'
import { consolidationRules, parcels, ruleRuns, users } from '../../db/schema/index.ts'
import { slice, type Slice } from '../../db/slice.ts'

import type {
  ConsolidationRuleListRequest,
  RuleRunListRequest,
  WarehouseRuleListRequest,
} from '../../contracts/consolidationRule.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { ParcelRow } from '../parcel/index.ts'

export type RuleRow = typeof consolidationRules.$inferSelect
export type RunRow = typeof ruleRuns.$inferSelect
export type RuleChanges = Partial<Omit<RuleRow, 'id' | 'userId' | 'version' | 'creationTime'>>

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

/** A slice of what a rule did, newest first. */
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

/** A customer's own rule. */
export async function findRule(db: Database, userId: string, id: string): Promise<RuleRow | undefined> {
  const [row] = await db.select().from(consolidationRules).where(own(userId, id))
  return row
}

/** The same, kept from everybody else, also from its runs, until the transaction ends. */
export async function lockRule(tx: Transaction, userId: string, id: string): Promise<RuleRow | undefined> {
  const [row] = await tx.select().from(consolidationRules).where(own(userId, id)).for('update')
  return row
}

function own(userId: string, id: string) {
  return and(eq(consolidationRules.userId, userId), eq(consolidationRules.id, id))
}

/**
 * The customer's rules that are not done. Until the transaction ends nobody else adds or resumes one; others may go on
 * referring to the customer, so that two calls with idempotency keys never wait for each other.
 */
export async function lockOpenRules(tx: Transaction, userId: string): Promise<RuleRow[]> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
  const rules = consolidationRules
  return tx
    .select()
    .from(rules)
    .where(and(eq(rules.userId, userId), ne(rules.state, 'DONE')))
}

export async function insertRule(tx: Transaction, row: RuleRow): Promise<void> {
  await tx.insert(consolidationRules).values(row)
}

/** Changes a rule that the caller has locked. */
export async function updateRule(
  tx: Transaction,
  { id, version }: RuleRow,
  changes: RuleChanges,
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

/** Of each rule the announced run and the last that came to an outcome, where there are any. */
export function latestRuns(db: Database, ruleIds: readonly string[]): Promise<RunRow[]> {
  if (ruleIds.length === 0) return Promise.resolve([])
  const isAnnounced = sql`${ruleRuns.outcome} = 'ANNOUNCED'`
  return db
    .selectDistinctOn([ruleRuns.ruleId, isAnnounced])
    .from(ruleRuns)
    .where(inArray(ruleRuns.ruleId, [...ruleIds]))
    .orderBy(ruleRuns.ruleId, isAnnounced, desc(ruleRuns.round))
}

/**
 * The customer's parcels that lie in the warehouse and are in no order, kept from every order. Always in the order of
 * their ids, as `lockParcels` does.
 */
export function lockStored(tx: Transaction, userId: string): Promise<ParcelRow[]> {
  return tx
    .select()
    .from(parcels)
    .where(
      and(
        eq(parcels.userId, userId),
        inArray(parcels.status, [ParcelStatus.Arrived, ParcelStatus.Inbound]),
        sql`${parcels.logisticsOrderId} is null`,
      ),
    )
    .orderBy(asc(parcels.id))
    .for('update')
}

/** Locks a rule in force that nobody else is changing or running; undefined also when it has ended meanwhile. */
export async function lockActiveRule(tx: Transaction, id: string): Promise<RuleRow | undefined> {
  const rules = consolidationRules
  const [row] = await tx
    .select()
    .from(rules)
    .where(and(eq(rules.id, id), eq(rules.state, 'ACTIVE')))
    .for('update', { skipLocked: true })
  return row
}

/** The run that a rule has announced. The caller holds the rule, and with it the run. */
export async function findAnnounced(tx: Transaction, ruleId: string): Promise<RunRow | undefined> {
  const [row] = await tx
    .select()
    .from(ruleRuns)
    .where(and(eq(ruleRuns.ruleId, ruleId), eq(ruleRuns.outcome, 'ANNOUNCED')))
  return row
}

export async function insertRun(tx: Transaction, row: RunRow): Promise<void> {
  await tx.insert(ruleRuns).values(row)
}

export async function updateRun(tx: Transaction, { id, ...changes }: RunRow): Promise<void> {
  await tx.update(ruleRuns).set(changes).where(eq(ruleRuns.id, id))
}
