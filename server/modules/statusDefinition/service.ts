import { pageOf } from '../../base/http/paging.ts'
import { MAX_PAGE_SIZE } from '../../contracts/common.ts'
import {
  LogisticsOrderStatus,
  PARCEL_STATUSES,
  StatusDefinitionType,
  type Language,
} from '../../contracts/enumerations.ts'
import { LOGISTICS_ORDER } from '../../states/logisticsOrder.ts'
import { PARCEL } from '../../states/parcel.ts'
import { text } from '../../texts/text.ts'
import { countOrders, countParcels } from './repository.ts'

import type { Customer } from '../../base/http/app.ts'
import type { Page } from '../../contracts/schema.ts'
import type { StatusDefinition, StatusDefinitionQuery } from '../../contracts/statusDefinition.ts'
import type { Database } from '../../db/client.ts'

export interface StatusDefinitionService {
  /** The statuses in the order in which things go through them, with the customer's counts if asked for. */
  list(
    request: StatusDefinitionQuery,
    customer: Customer | null,
    language: Language,
  ): Promise<Page<StatusDefinition>>
}

export function createStatusDefinitionService(db: Database): StatusDefinitionService {
  return {
    list: async (request, customer, language) => {
      const { statuses, count } = KINDS[request.type]
      const counts = request.isNum === true && customer ? await count(db, customer.userId) : null
      const items = statuses(language).map((status) => ({
        ...status,
        showCount: counts && (counts.get(status.id) ?? 0),
      }))
      return pageOf(items, request, ({ displayName }) => displayName, MAX_PAGE_SIZE)
    },
  }
}

/** A number beside a status in which things end would only ever grow. */
const KINDS = {
  [StatusDefinitionType.Parcel]: {
    statuses: (language: Language) =>
      PARCEL_STATUSES.map((id) => ({
        id,
        displayName: text(language, `parcelStatus.${id}`),
        isShowNum: !PARCEL.is(id, 'ended'),
      })),
    count: countParcels,
  },
  [StatusDefinitionType.LogisticsOrder]: {
    statuses: (language: Language) =>
      Object.values(LogisticsOrderStatus).map((id) => ({
        id,
        displayName: text(language, `orderStatus.${id}`),
        isShowNum: !LOGISTICS_ORDER.is(id, 'ended'),
      })),
    count: countOrders,
  },
}
