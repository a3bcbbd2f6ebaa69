import { count, eq } from 'drizzle-orm'

import { MAX_PAGE_SIZE } from '../../contracts/common.ts'
import {
  LogisticsOrderStatus,
  ParcelStatus,
  PARCEL_STATUSES,
  StatusDefinitionType,
  type Language,
} from '../../contracts/enumerations.ts'
import { logisticsOrders, parcels } from '../../db/schema/index.ts'
import { pageOf } from '../../base/http/paging.ts'
import { text } from '../../texts/text.ts'

import type { Page } from '../../contracts/schema.ts'
import type { StatusDefinition, StatusDefinitionQuery } from '../../contracts/statusDefinition.ts'
import type { Database } from '../../db/client.ts'
import type { Customer, Operator } from '../../base/http/app.ts'

export interface StatusDefinitionService {
  /** The statuses in the order in which they are gone through, with the caller's counts if asked for. */
  list(
    request: StatusDefinitionQuery,
    caller: Customer | Operator | null,
    language: Language,
  ): Promise<Page<StatusDefinition>>
}

/** At the end of the way a number would only grow. */
const ENDED_PARCEL: readonly number[] = [ParcelStatus.Signed, ParcelStatus.Canceled]
const ENDED_ORDER: readonly number[] = [LogisticsOrderStatus.Completed, LogisticsOrderStatus.Canceled]

export function createStatusDefinitionService(db: Database): StatusDefinitionService {
  return {
    list: async (request, caller, language) => {
      const isParcel = request.type === StatusDefinitionType.Parcel
      const isCounted = request.isNum === true && caller?.kind === 'customer'
      const counts = isCounted
        ? await countByStatus(db, isParcel ? parcels : logisticsOrders, caller.userId)
        : null
      const items = isParcel
        ? PARCEL_STATUSES.map((id) => ({
            id,
            displayName: text(language, `parcelStatus.${id}`),
            isShowNum: !ENDED_PARCEL.includes(id),
          }))
        : Object.values(LogisticsOrderStatus).map((id) => ({
            id,
            displayName: text(language, `orderStatus.${id}`),
            isShowNum: !ENDED_ORDER.includes(id),
          }))
      const counted = items.map((item) => ({ ...item, showCount: counts && (counts.get(item.id) ?? 0) }))
      return pageOf(counted, request, ({ displayName }) => displayName, MAX_PAGE_SIZE)
    },
  }
}

/** How many of a customer's things are in each status. */
async function countByStatus(
  db: Database,
  table: typeof parcels | typeof logisticsOrders,
  userId: string,
): Promise<Map<number, number>> {
  const rows = await db
    .select({ status: table.status, count: count() })
    .from(table)
    .where(eq(table.userId, userId))
    .groupBy(table.status)
  return new Map(rows.map((row) => [row.status, row.count]))
}
