import { formatMoney } from '../../../money/money.ts'
import { toBill } from '../../shipping/index.ts'
import { idsOf, planOf, type Plan } from '../engine/plan.ts'
import { toReason } from '../reasons.ts'
import { dueTimeAfter, scheduleTerms } from '../engine/schedule.ts'
import { attempt, ceilingReason, rehearse, type RuleContext } from '../engine/submission.ts'
import { toRuleParcel, type ViewContext } from '../view.ts'

import type { RuleTrial } from '../../../contracts/consolidationRule.ts'
import type { Transaction } from '../../../db/client.ts'
import type { ReasonRecord } from '../../../db/schema/ruleRuns.ts'
import type { OrderRow } from '../../order/index.ts'
import type { RuleFields } from './fields.ts'

/** What a rule would do if it were due now: its order is made and undone. */
export async function tryRule(
  tx: Transaction,
  rule: RuleFields,
  context: RuleContext,
  view: ViewContext,
): Promise<RuleTrial> {
  const plan = await planOf(tx, rule)
  const { order, refusal } = await outcomeOf(tx, rule, plan, context)
  const reason = refusal ?? plan.reason
  const nextDate = dueTimeAfter(context.now, rule.trigger, scheduleTerms(context.settings))
  return {
    wouldSubmit: reason === null,
    reason: reason && toReason(reason, view.language),
    parcels: plan.going.map((parcel) => toRuleParcel(parcel, null, view)),
    waitingFor: plan.left.map(({ parcel, reason: why }) => toRuleParcel(parcel, why, view)),
    bill: order && toBill(order.estimatedBill, view.language),
    maximumTotal: formatMoney(rule.maximumTotal),
    nextRunTime: nextDate?.toISOString() ?? null,
  }
}

interface Rehearsal {
  readonly order: OrderRow | null
  readonly refusal: ReasonRecord | null
}

/** An order of what is there, a refusal, or both if the order is above the ceiling. */
async function outcomeOf(
  tx: Transaction,
  rule: RuleFields,
  plan: Plan,
  context: RuleContext,
): Promise<Rehearsal> {
  if (plan.going.length === 0) return { order: null, refusal: null }
  const { order, refusal } = await attempt(() => rehearse(tx, rule, idsOf(plan), context))
  return { order, refusal: refusal ?? ceilingReason(order, rule) }
}
