import { formatMoney } from '../../money/money.ts'
import { ApiProblem } from '../../problem.ts'
import { billView } from '../shipping/billRecord.ts'
import { planOf } from './plan.ts'
import { reasonOfProblem, toReason } from './reasons.ts'
import { ceilingProblem, rehearse, type RuleContext } from './submission.ts'
import { toRuleParcel, type ViewContext } from './view.ts'

import type { RuleTrial } from '../../contracts/consolidationRule.ts'
import type { Transaction } from '../../db/client.ts'
import type { ReasonRecord } from '../../db/schema/consolidationRules.ts'
import type { OrderRow } from '../logisticsOrder/repository.ts'
import type { ParcelRow } from '../parcel/moves.ts'
import type { RuleFields } from './fields.ts'

/** What a rule would do if it were due now: the order that it would make is made and undone. */
export async function tryRule(
  tx: Transaction,
  rule: RuleFields,
  nextRunTime: Date | null,
  context: RuleContext,
  view: ViewContext,
): Promise<RuleTrial> {
  const plan = await planOf(tx, rule)
  const { order, refusal } = await outcomeOf(tx, rule, plan.going, context)
  const reason = refusal ?? plan.reason
  return {
    wouldSubmit: reason === null,
    reason: reason && toReason(reason, view.language),
    parcels: plan.going.map((parcel) => toRuleParcel(parcel, null, view)),
    waitingFor: plan.left.map(({ parcel, reason: why }) => toRuleParcel(parcel, why, view)),
    bill: order && billView(order.estimatedBill, view.language),
    maximumTotal: formatMoney(rule.maximumTotal),
    nextRunTime: nextRunTime?.toISOString() ?? null,
  }
}

interface Rehearsal {
  readonly order: OrderRow | null
  readonly refusal: ReasonRecord | null
}

/** What comes of submitting these parcels: an order, a refusal, or both if it is above the ceiling. */
async function outcomeOf(
  tx: Transaction,
  rule: RuleFields,
  parcels: readonly ParcelRow[],
  context: RuleContext,
): Promise<Rehearsal> {
  if (parcels.length === 0) return { order: null, refusal: null }
  const ids = parcels.map(({ id }) => id)
  try {
    const order = await rehearse(tx, rule, ids, context)
    const above = ceilingProblem(order, rule)
    return { order, refusal: above && reasonOfProblem(above) }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return { order: null, refusal: reasonOfProblem(error) }
  }
}
