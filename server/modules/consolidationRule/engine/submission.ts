import { undone } from '../../../db/undone.ts'
import { formatMoney, parseMoney } from '../../../money/money.ts'
import { ApiProblem } from '../../../base/http/problem.ts'
import { capAutoPay, submitOrder } from '../../order/index.ts'
import { reasonOfProblem } from '../reasons.ts'

import type { SubmitOrderRequest } from '../../../contracts/logisticsOrderRequests.ts'
import type { Transaction } from '../../../db/client.ts'
import type { ReasonRecord } from '../../../db/schema/ruleRuns.ts'
import type { OrderRow } from '../../order/index.ts'
import type { TenantSettings } from '../../../base/tenant.ts'
import type { RuleRow } from '../repository/rule.ts'

/** What orders depend on beside their rule. */
export interface RuleContext {
  readonly settings: TenantSettings
  readonly now: Date
}

/** What an order takes from its rule. */
export type OrderTerms = Omit<
  RuleRow,
  'id' | 'displayName' | 'state' | 'stopReason' | 'nextDueTime' | 'round' | 'creationTime' | 'version'
>

/**
 * Submits these parcels on a rule's terms, as its customer would. If that is refused, nothing has changed.
 *
 * @throws ApiProblem whatever `submitOrder` refuses
 * @throws ApiProblem 409 RuleAboveCeiling
 */
export function submitByRule(
  tx: Transaction,
  rule: OrderTerms,
  parcelIds: readonly string[],
  context: RuleContext,
): Promise<OrderRow> {
  return tx.transaction(async (inner) => {
    const order = await submit(inner, rule, parcelIds, context)
    const above = ceilingReason(order, rule)
    if (above) throw new ApiProblem(409, above.code, { params: above.params })
    return rule.isAutoPay ? capAutoPay(inner, order, rule.maximumTotal) : order
  })
}

/**
 * The order that a rule would make of these parcels now, whatever it costs. Changes nothing.
 *
 * @throws ApiProblem whatever `submitOrder` refuses
 */
export function rehearse(
  tx: Transaction,
  rule: OrderTerms,
  parcelIds: readonly string[],
  context: RuleContext,
): Promise<OrderRow> {
  return undone(tx, (inner) => submit(inner, rule, parcelIds, context))
}

/** A rule submits at the time of its run, for which the run was locked. */
function submit(
  tx: Transaction,
  rule: OrderTerms,
  parcelIds: readonly string[],
  { settings, now }: RuleContext,
): Promise<OrderRow> {
  const context = { settings, clock: { now: () => now } }
  return submitOrder(tx, rule.userId, requestOf(rule, parcelIds), context, rule.language)
}

type Attempt =
  | { readonly order: OrderRow; readonly refusal: null }
  | { readonly order: null; readonly refusal: ReasonRecord }

/** An order, or why there is none. */
export async function attempt(make: () => Promise<OrderRow>): Promise<Attempt> {
  try {
    return { order: await make(), refusal: null }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return { order: null, refusal: reasonOfProblem(error) }
  }
}

/** Why an order is too dear for its rule; null if it isn't. */
export function ceilingReason(order: OrderRow, { maximumTotal }: OrderTerms): ReasonRecord | null {
  const total = totalOf(order)
  if (total <= maximumTotal) return null
  const params = {
    total: formatMoney(total),
    maximum: formatMoney(maximumTotal),
    currency: order.currencyCode,
  }
  return { code: 'RuleAboveCeiling', params }
}

/** What a new order is estimated at. */
export function totalOf({ estimatedBill }: OrderRow): bigint {
  return parseMoney(estimatedBill.total)
}

function requestOf(rule: OrderTerms, parcelIds: readonly string[]): SubmitOrderRequest {
  const { pickupStationId, remarks } = rule
  return {
    parcelIds: [...parcelIds],
    addressId: rule.addressId,
    shippingMethodTypeId: rule.shippingMethodTypeId,
    transportationChannelId: rule.transportationChannelId,
    receivingMethod: rule.receivingMethod,
    ...(pickupStationId === null ? {} : { pickupStationId }),
    additionalServiceIds: [...rule.additionalServiceIds],
    isInsured: rule.isInsured,
    isAutoPay: rule.isAutoPay,
    ...(remarks === null ? {} : { remarks }),
  }
}
