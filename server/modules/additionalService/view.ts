import { formatMoney } from '../../money/money.ts'

import type { AdditionalService, AdditionalServiceGroup } from '../../contracts/additionalService.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { AdditionalServiceRow } from './repository.ts'

/** Groups in the order of their first services. */
export function toGroups(
  rows: readonly AdditionalServiceRow[],
  language: Language,
): AdditionalServiceGroup[] {
  const groups = new Map<string, AdditionalServiceGroup>()
  for (const row of rows) {
    const { businessType, additionalServiceType } = row
    const key = `${businessType}:${additionalServiceType}`
    const group = groups.get(key) ?? { businessType, additionServiceType: additionalServiceType, list: [] }
    group.list.push(toAdditionalService(row, language))
    groups.set(key, group)
  }
  return [...groups.values()]
}

export function toAdditionalService(row: AdditionalServiceRow, language: Language): AdditionalService {
  return {
    id: row.id,
    displayName: row.displayName[language],
    description: row.description[language],
    price: formatMoney(row.price),
    currencyCode: row.currencyCode,
  }
}
