import { idsOf, type Plan } from './plan.ts'
import { beginRun, moveRule, moveRun } from '../lifecycle.ts'
import { findAnnounced, type RunChanges, type RunRow } from '../repository/run.ts'
import { dueTimeAfter, scheduleTerms } from './schedule.ts'
import { totalOf, type RuleContext } from './submission.ts'
import { tellAnnounced, tellOutcome } from './tell.ts'

import type { RunOutcome } from '../../../contracts/consolidationRule.ts'
import type { Transaction } from '../../../db/client.ts'
import type { LeftParcel, ReasonRecord } from '../../../db/schema/ruleRuns.ts'
import type { RuleMove } from '../../../states/consolidationRule.ts'
import type { RunMove } from '../../../states/ruleRun.ts'
import type { OrderRow } from '../../order/index.ts'
import type { RuleChanges, RuleRow } from '../repository/rule.ts'

/** How a run ends. */
export interface End {
  readonly move: Exclude<RunMove, 'announce' | 'cancel'>
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
): Promise<RunOutcome> {
  const announced = { dueTime, parcelIds: idsOf(plan), leftParcels: leftOf(plan), total: totalOf(order) }
  const run = await beginRun(tx, rule, 'announce', context.now, announced)
  await tellAnnounced(tx, rule, run, context)
  return run.outcome
}

/**
 * Ends a run of a locked rule, tells the customer, and lets the rule wait for its next event if there can be one.
 *
 * @param announced null for a run that ends without having been announced
 * @returns how it ended
 */
export async function endRun(
  tx: Transaction,
  rule: RuleRow,
  announced: RunRow | null,
  end: End,
  context: RuleContext,
): Promise<RunOutcome> {
  const { now } = context
  const changes = changesBy(end, announced)
  const run = announced
    ? await moveRun(tx, announced, end.move, now, changes)
    : await beginRun(tx, rule, end.move, now, changes)
  const { move, ...after } = ruleAfter(rule, end, context)
  await moveRule(tx, rule, move, now, { round: rule.round + 1, ...after })
  await tellOutcome(tx, rule, run, context)
  return run.outcome
}

/**
 * Withdraws what a locked rule has announced because its customer is changing the rule. They know, and aren't told.
 *
 * @returns the changes to save on the rule
 */
export async function withdrawRun(
  tx: Transaction,
  rule: RuleRow,
  code: 'RuleChanged' | 'RulePaused',
  now: Date,
): Promise<RuleChanges> {
  const run = await findAnnounced(tx, rule.id)
  if (!run) return {}
  await moveRun(tx, run, 'cancel', now, { reason: { code, params: {} } })
  return { round: rule.round + 1 }
}

/** What an end changes about its run. */
function changesBy({ reason, plan, order }: End, announced: RunRow | null): RunChanges {
  const left = announced?.leftParcels ?? []
  return {
    reason: reason ?? null,
    ...(plan ? { parcelIds: idsOf(plan), leftParcels: [...left, ...leftOf(plan)] } : {}),
    ...(order ? { total: totalOf(order), orderId: order.id, orderCode: order.code } : {}),
  }
}

/** How a rule goes on after a run. */
function ruleAfter(
  { trigger, nextDueTime: due }: RuleRow,
  { move, reason }: End,
  { now, settings }: RuleContext,
): RuleChanges & { readonly move: Extract<RuleMove, 'wait' | 'stop' | 'complete'> } {
  if (move === 'stop') return { move, stopReason: reason ?? null }
  if (move === 'submit' && trigger.kind === 'PARCELS') return { move: 'complete' }
  // A date that was skipped during its notice must not come up again.
  const passed = due !== null && due > now ? due : now
  return { move: 'wait', nextDueTime: dueTimeAfter(passed, trigger, scheduleTerms(settings)) }
}

function leftOf({ left }: Plan): LeftParcel[] {
  return left.map(({ parcel: { id, expressNumber }, reason }) => ({ id, expressNumber, reason }))
}
