import { ApiProblem } from '../../base/http/problem.ts'
import { formatMoney } from '../../money/money.ts'

/**
 * Refuses a payment whose total isn't what the customer agreed to. Amounts are minor units.
 *
 * @throws ApiProblem 409 OrderTotalChanged, its details the total as a decimal string
 */
export function requireAgreedTotal(total: bigint, agreed: bigint, currency: string): void {
  if (total === agreed) return
  const shown = formatMoney(total)
  throw new ApiProblem(409, 'OrderTotalChanged', { params: { total: shown, currency }, details: shown })
}
