import { fieldProblem } from '../../base/http/problem.ts'
import { formatMoney } from '../../money/money.ts'
import { findServicesById } from './repository.ts'

import type { AdditionalServiceType } from '../../contracts/enumerations.ts'
import type { Database } from '../../db/client.ts'
import type { ChosenService } from '../../db/schema/parcels.ts'

/**
 * The services with these ids as they are when they are chosen, at today's price.
 *
 * @param type what they are done to
 * @throws ApiProblem 400 AdditionalServiceUnknown at `additionalServiceIds`
 */
export async function chooseServices(
  db: Database,
  type: AdditionalServiceType,
  ids: readonly string[] = [],
): Promise<ChosenService[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const rows = await findServicesById(db, wanted, type)
  if (rows.length < wanted.length) throw fieldProblem(400, 'AdditionalServiceUnknown', 'additionalServiceIds')
  return rows.map(({ id, displayName, description, price, currencyCode }) => ({
    id,
    displayName,
    description,
    price: formatMoney(price),
    currencyCode,
  }))
}
