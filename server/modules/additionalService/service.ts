import { pageOf } from '../../base/http/paging.ts'
import { listServices } from './repository.ts'
import { toGroups } from './view.ts'

import type {
  AdditionalServiceGroup,
  AdditionalServiceListRequest,
} from '../../contracts/additionalService.ts'
import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'

export interface AdditionalServiceService {
  /**
   * The services on offer, grouped by kind of business and by what they are done to. Pages and `totalCount` count
   * services, not groups.
   */
  listGroups(request: AdditionalServiceListRequest, language: Language): Promise<Page<AdditionalServiceGroup>>
}

export function createAdditionalServiceService(db: Database): AdditionalServiceService {
  return {
    listGroups: async (request, language) => {
      const rows = await listServices(db, request)
      const { items, totalCount } = pageOf(rows, request, ({ displayName }) => displayName[language])
      return { items: toGroups(items, language), totalCount }
    },
  }
}
