import { eachAlone } from '../../../base/process/eachAlone.ts'
import { after, SECOND_MS } from '../../../base/time/clock.ts'
import { findDueRules } from '../repository/due.ts'
import { idsOf, planOf } from './plan.ts'
import { lockActiveRule, type RuleRow } from '../repository/rule.ts'
import { findAnnounced, type RunRow } from '../repository/run.ts'
import { announceRun, endRun } from './runs.ts'
import { attempt, ceilingReason, rehearse, submitByRule, type RuleContext } from './submission.ts'

import type { RunOutcome } from '../../../contracts/consolidationRule.ts'
import type { Database, Transaction } from '../../../db/client.ts'
import type { ReasonRecord } from '../../../db/schema/ruleRuns.ts'

/**
 * Announces what rules will submit, and submits what is due. Each step of a rule is one transaction that locks the
 * rule: other processes skip it, and a step that is interrupted hasn't happened.
 *
 * @returns the outcomes of the runs
 * @throws AggregateError after all other rules, if some failed
 */
export async function runDueRules(db: Database, context: RuleContext): Promise<RunOutcome[]> {
  const ids = await findDueRules(db, context.now, noticeEnd(context))
  const outcomes: RunOutcome[] = []
  await eachAlone(ids, async (id) => {
    const outcome = await db.transaction((tx) => advance(tx, id, context))
    if (outcome) outcomes.push(outcome)
  })
  return outcomes
}

/** The earliest time at which a run that is announced now may submit. */
function noticeEnd({ settings, now }: RuleContext): Date {
  return after(now, settings.rules.noticeSeconds * SECOND_MS)
}

/** Takes a rule's next step. */
async function advance(tx: Transaction, id: string, context: RuleContext): Promise<RunOutcome | null> {
  const rule = await lockActiveRule(tx, id)
  if (!rule) return null
  const announced = await findAnnounced(tx, id)
  return announced ? submit(tx, rule, announced, context) : announce(tx, rule, context)
}

async function announce(tx: Transaction, rule: RuleRow, context: RuleContext): Promise<RunOutcome | null> {
  const plan = await planOf(tx, rule)
  if (plan.reason) {
    const move = plan.isHopeless ? 'stop' : 'skip'
    // Only a schedule has a date to skip; other rules keep waiting.
    if (move === 'skip' && rule.trigger.kind !== 'SCHEDULE') return null
    return endRun(tx, rule, null, { move, reason: plan.reason, plan }, context)
  }
  const { order, refusal } = await attempt(() => rehearse(tx, rule, idsOf(plan), context))
  if (refusal) return stop(tx, rule, null, refusal, context)
  const above = ceilingReason(order, rule)
  if (above) return stop(tx, rule, null, above, context)
  const earliest = noticeEnd(context)
  const { nextDueTime } = rule
  const dueTime = nextDueTime !== null && nextDueTime > earliest ? nextDueTime : earliest
  return announceRun(tx, rule, { plan, order, dueTime }, context)
}

/** Submits what was announced, as far as it is still there. */
async function submit(
  tx: Transaction,
  rule: RuleRow,
  run: RunRow,
  context: RuleContext,
): Promise<RunOutcome | null> {
  const plan = await planOf(tx, rule, run.parcelIds)
  const { reason } = plan
  if (plan.isHopeless && reason) return stop(tx, rule, run, reason, context)
  if (run.dueTime > context.now) return null
  if (reason) {
    const move = rule.trigger.kind === 'SCHEDULE' ? 'skip' : 'withdraw'
    return endRun(tx, rule, run, { move, reason, plan }, context)
  }
  const { order, refusal } = await attempt(() => submitByRule(tx, rule, idsOf(plan), context))
  if (refusal) return stop(tx, rule, run, refusal, context)
  return endRun(tx, rule, run, { move: 'submit', plan, order }, context)
}

function stop(
  tx: Transaction,
  rule: RuleRow,
  run: RunRow | null,
  reason: ReasonRecord,
  context: RuleContext,
): Promise<RunOutcome> {
  return endRun(tx, rule, run, { move: 'stop', reason }, context)
}
