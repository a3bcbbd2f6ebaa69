import { fieldProblem } from '../../../base/http/problem.ts'
import { formatMoney } from '../../../money/money.ts'
import { findOrderServices } from '../repository/choices.ts'

import type { Database } from '../../../db/client.ts'
import type { ChosenService } from '../../../db/schema/parcels.ts'

/**
 * The services that are done to an order as a whole, as they are when they are chosen.
 *
 * @throws ApiProblem 400 AdditionalServiceUnknown
 */
export async function orderServices(db: Database, ids: readonly string[]): Promise<ChosenService[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await findOrderServices(db, wanted)
  if (rows.length < wanted.length) throw fieldProblem(400, 'AdditionalServiceUnknown', 'additionalServiceIds')
  return rows.map(({ id, displayName, description, price, currencyCode }) => ({
    id,
    displayName,
    description,
    price: formatMoney(price),
    currencyCode,
  }))
}
