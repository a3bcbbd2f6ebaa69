import { newId } from '../../../base/ids.ts'
import { idsOf, type Plan } from './plan.ts'
import { updateRule, type RuleChanges, type RuleRow } from '../repository/rule.ts'
import { findAnnounced, insertRun, updateRun, type RunRow } from '../repository/run.ts'
import { dueTimeAfter, scheduleTerms } from './schedule.ts'
import { totalOf, type RuleContext } from './submission.ts'
import { tellAnnounced, tellOutcome } from './tell.ts'

import type { RunOutcome } from '../../../contracts/consolidationRule.ts'
import type { Transaction } from '../../../db/client.ts'
import type { LeftParcel, ReasonRecord } from '../../../db/schema/ruleRuns.ts'
import type { OrderRow } from '../../order/index.ts'

/** How a run ends. */
export interface End {
  readonly outcome: Exclude<RunOutcome, 'ANNOUNCED'>
  readonly reason?: ReasonRecord
  readonly plan?: Plan
  readonly order?: OrderRow
}

/** Announces what a locked rule will submit, and when. */
export async function announceRun(
  tx: Transaction,
  rule: RuleRow,
  { plan, order, dueTime }: { plan: Plan; order: OrderRow; dueTime: Date },
  context: RuleContext,
): Promise<void> {
  const run: RunRow = {
    ...newRun(rule, context.now),
    dueTime,
    outcome: 'ANNOUNCED',
    parcelIds: idsOf(plan),
    leftParcels: leftOf(plan),
    total: totalOf(order),
  }
  await insertRun(tx, run)
  await tellAnnounced(tx, rule, run, context)
}

/**
 * Ends a run of a locked rule, tells the customer, and lets the rule wait for its next event if there can be one.
 *
 * @param announced null for a run that ends without having been announced
 */
export async function endRun(
  tx: Transaction,
  rule: RuleRow,
  announced: RunRow | null,
  end: End,
  context: RuleContext,
): Promise<void> {
  const run = endedRun(announced ?? newRun(rule, context.now), end, context.now)
  await (announced ? updateRun(tx, run) : insertRun(tx, run))
  await updateRule(tx, rule, { round: rule.round + 1, ...changesAfter(rule, end, context) })
  await tellOutcome(tx, rule, run, context)
}

/**
 * Withdraws what a locked rule has announced because its customer is changing the rule. They know, and aren't told.
 *
 * @returns what the caller must change about the rule
 */
export async function withdrawRun(
  tx: Transaction,
  rule: RuleRow,
  code: 'RuleChanged' | 'RulePaused',
  now: Date,
): Promise<RuleChanges> {
  const run = await findAnnounced(tx, rule.id)
  if (!run) return {}
  await updateRun(tx, endedRun(run, { outcome: 'WITHDRAWN', reason: { code, params: {} } }, now))
  return { round: rule.round + 1 }
}

function newRun({ id: ruleId, round }: RuleRow, now: Date): RunRow {
  return {
    id: newId(now),
    ruleId,
    round,
    time: now,
    dueTime: now,
    outcome: 'ANNOUNCED',
    reason: null,
    parcelIds: [],
    leftParcels: [],
    total: null,
    orderId: null,
    orderCode: null,
  }
}

function endedRun(run: RunRow, { outcome, reason, plan, order }: End, now: Date): RunRow {
  return {
    ...run,
    time: now,
    outcome,
    reason: reason ?? null,
    ...(plan ? { parcelIds: idsOf(plan), leftParcels: [...run.leftParcels, ...leftOf(plan)] } : {}),
    ...(order ? { total: totalOf(order), orderId: order.id, orderCode: order.code } : {}),
  }
}

function changesAfter(rule: RuleRow, { outcome, reason }: End, { now, settings }: RuleContext): RuleChanges {
  if (outcome === 'STOPPED') return { state: 'STOPPED', stopReason: reason ?? null }
  const { trigger, nextDueTime: due } = rule
  if (outcome === 'SUBMITTED' && trigger.kind === 'PARCELS') return { state: 'DONE' }
  // A date that was skipped during its notice must not come up again.
  const passed = due !== null && due > now ? due : now
  return { nextDueTime: dueTimeAfter(passed, trigger, scheduleTerms(settings)) }
}

function leftOf({ left }: Plan): LeftParcel[] {
  return left.map(({ parcel: { id, expressNumber }, reason }) => ({ id, expressNumber, reason }))
}
