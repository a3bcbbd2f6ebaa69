import { TransactionRollbackError } from 'drizzle-orm'

import { formatMoney, parseMoney } from '../../money/money.ts'
import { ApiProblem } from '../../problem.ts'
import { submitOrder } from '../logisticsOrder/submit.ts'

import type { SubmitOrderRequest } from '../../contracts/logisticsOrderRequests.ts'
import type { Transaction } from '../../db/client.ts'
import type { OrderRow } from '../logisticsOrder/repository.ts'
import type { TenantSettings } from '../system/tenantSettings.ts'
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
 * Makes the rule's order of these parcels, as a customer would.
 *
 * @throws ApiProblem whatever `submitOrder` refuses; 409 RuleAboveCeiling
 */
export async function submitByRule(
  tx: Transaction,
  rule: OrderTerms,
  parcelIds: readonly string[],
  context: RuleContext,
): Promise<OrderRow> {
  const order = await submitOrder(tx, rule.userId, requestOf(rule, parcelIds), context, rule.language)
  const above = ceilingProblem(order, rule)
  if (above) throw above
  return order
}

/**
 * The order that the rule would make of these parcels now; nothing of it stays.
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

/** Why an order is dearer than its rule allows; null if it is not. */
export function ceilingProblem(order: OrderRow, { maximumTotal }: OrderTerms): ApiProblem | null {
  const total = totalOf(order)
  if (total <= maximumTotal) return null
  const params = {
    total: formatMoney(total),
    maximum: formatMoney(maximumTotal),
    currency: order.currencyCode,
  }
  return new ApiProblem(409, 'RuleAboveCeiling', { params })
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
