import { pageOf } from '../../base/http/paging.ts'
import {
  MAX_REGION_GROUPS,
  type Region,
  type RegionGroup,
  type RegionGroupListRequest,
  type RegionListRequest,
} from '../../contracts/region.ts'
import { listRegionGroups, listRegions } from './repository.ts'

import type { Language } from '../../contracts/enumerations.ts'
import type { Page } from '../../contracts/schema.ts'
import type { Database } from '../../db/client.ts'

export interface RegionService {
  /** Where the warehouse sends to. */
  listGroups(request: RegionGroupListRequest, language: Language): Promise<Page<RegionGroup>>
  /** The provinces of a region group, or the cities of a province; none for an unknown one. */
  listRegions(request: RegionListRequest, language: Language): Promise<Page<Region>>
}

export function createRegionService(db: Database): RegionService {
  return {
    listGroups: async (request, language) => {
      const rows = await listRegionGroups(db, request)
      const groups = rows.map(({ group: { displayOrder: _, ...group }, hasRegions }) => ({
        ...group,
        displayName: group.displayName[language],
        hasRegions,
      }))
      return pageOf(groups, request, ({ displayName }) => displayName, MAX_REGION_GROUPS)
    },

    listRegions: async (request, language) => {
      const rows = await listRegions(db, request)
      const regions = rows.map(({ region: { displayOrder: _, ...region }, hasChildren }) => ({
        ...region,
        displayName: region.displayName[language],
        hasChildren,
      }))
      return pageOf(regions, request, ({ displayName }) => displayName)
    },
  }
}
