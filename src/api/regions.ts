import type { Region, RegionGroup } from '@/model/address/address'

import type { Http } from './http'
import { readItems } from './wire'

/** Spec section 9: up to 99 region groups. */
const MAX_REGION_GROUPS = 99
const MAX_REGIONS = 999

export function createRegionApi(http: Http) {
  return {
    /** The region groups that parcels can be shipped to. */
    async listDestinations(): Promise<readonly RegionGroup[]> {
      const body = { limit: MAX_REGION_GROUPS, isDest: true }
      return readItems(await http.post('/api/u/area-management/region-group/list', { body }))
    },

    /** The provinces of a region group, or the cities of a province. */
    async listRegions(regionGroupId: string, parentId?: string): Promise<readonly Region[]> {
      const body = {
        regionGroupId,
        ...(parentId !== undefined && { parentId }),
        maxResultCount: MAX_REGIONS,
      }
      return readItems(await http.post('/api/f/area-management/region/list', { body }))
    },
  }
}
