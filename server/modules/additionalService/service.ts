import { and, asc, eq, type SQL } from 'drizzle-orm'

import { additionalServices } from '../../db/schema/index.ts'
import { formatMoney } from '../../money/money.ts'
import { pageOf } from '../../base/http/paging.ts'

import type {
  AdditionalServiceGroup,
  AdditionalServiceListRequest,
} from '../../contracts/additionalService.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'

type Row = typeof additionalServices.$inferSelect

export interface AdditionalServiceService {
  /**
   * The services on offer, a group for each kind of business and of thing that they are done to. Pages and
   * `totalCount` count services, not groups.
   */
  listGroups(request: AdditionalServiceListRequest, language: Language): Promise<Page<AdditionalServiceGroup>>
}

export function createAdditionalServiceService(db: Database): AdditionalServiceService {
  return {
    listGroups: async (request, language) => {
      const rows = await db
        .select()
        .from(additionalServices)
        .where(conditions(request))
        .orderBy(asc(additionalServices.displayOrder))
      const { items, totalCount } = pageOf(rows, request, ({ displayName }) => displayName[language])
      return { items: group(items, language), totalCount }
    },
  }
}

function conditions({ businessType, additionalServiceType }: AdditionalServiceListRequest): SQL | undefined {
  return and(
    businessType === undefined ? undefined : eq(additionalServices.businessType, businessType),
    additionalServiceType === undefined
      ? undefined
      : eq(additionalServices.additionalServiceType, additionalServiceType),
  )
}

function group(rows: readonly Row[], language: Language): AdditionalServiceGroup[] {
  const groups = new Map<string, AdditionalServiceGroup>()
  for (const row of rows) {
    const { businessType, additionalServiceType } = row
    const key = `${businessType}:${additionalServiceType}`
    const found = groups.get(key) ?? { businessType, additionServiceType: additionalServiceType, list: [] }
    found.list.push(toService(row, language))
    groups.set(key, found)
  }
  return [...groups.values()]
}

function toService(row: Row, language: Language): AdditionalServiceGroup['list'][number] {
  return {
    id: row.id,
    displayName: row.displayName[language],
    description: row.description[language],
    price: formatMoney(row.price),
    currencyCode: row.currencyCode,
  }
}
