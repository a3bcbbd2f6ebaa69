import { TransactionRollbackError } from 'drizzle-orm'

import { formatMoney, parseMoney } from '../../money/money.ts'
import { ApiProblem } from '../../base/http/problem.ts'
import { capAutoPay, submitOrder } from '../order/index.ts'
import { reasonOfProblem } from './reasons.ts'

import type { SubmitOrderRequest } from '../../contracts/logisticsOrderRequests.ts'
import type { Transaction } from '../../db/client.ts'
import type { ReasonRecord } from '../../db/schema/ruleRuns.ts'
import type { OrderRow } from '../order/index.ts'
import type { TenantSettings } from '../../base/tenant.ts'
import type { RuleRow } from './repository.ts'

/** What orders are made with beside the rule itself. */
export interface RuleContext {
  readonly settings: TenantSettings
  readonly now: Date
}

/** What an order takes over from a rule. */
export type OrderTerms = Omit<
  RuleRow,
  'id' | 'displayName' | 'state' | 'stopReason' | 'nextDueTime' | 'round' | 'creationTime' | 'version'
>

/**
 * Makes the rule's order of these parcels, as a customer would. If it is refused, nothing of it stays.
 *
 * @throws ApiProblem whatever `submitOrder` refuses; 409 RuleAboveCeiling
 */
export function submitByRule(
  tx: Transaction,
  rule: OrderTerms,
  parcelIds: readonly string[],
  context: RuleContext,
): Promise<OrderRow> {
  return tx.transaction(async (inner) => {
    const order = await submitOrder(inner, rule.userId, requestOf(rule, parcelIds), context, rule.language)
    const above = ceilingReason(order, rule)
    if (above) throw new ApiProblem(409, above.code, { params: above.params })
    return rule.isAutoPay ? capAutoPay(inner, order, rule.maximumTotal) : order
  })
}

/**
 * The order that the rule would make of these parcels now, however dear; nothing of it stays.
 *
 * @throws ApiProblem whatever `submitOrder` refuses
 */
export async function rehearse(
  tx: Transaction,
  rule: OrderTerms,
  parcelIds: readonly string[],
  context: RuleContext,
): Promise<OrderRow> {
  const made: OrderRow[] = []
  try {
    await tx.transaction(async (inner) => {
      made.push(await submitOrder(inner, rule.userId, requestOf(rule, parcelIds), context, rule.language))
      inner.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
  const [order] = made
  if (!order) throw new Error('a rehearsal ended without an order')
  return order
}

type Attempt =
  | { readonly order: OrderRow; readonly refusal: null }
  | { readonly order: null; readonly refusal: ReasonRecord }

/** An order, or the reason for which there is none. */
export async function attempt(make: () => Promise<OrderRow>): Promise<Attempt> {
  try {
    return { order: await make(), refusal: null }
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error
    return { order: null, refusal: reasonOfProblem(error) }
  }
}

/** Why a rule does not want an order: it is dearer than the ceiling. Null if it is not. */
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
