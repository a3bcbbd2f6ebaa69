import { listPublicRegionGroups, listRegionGroups, listRegions } from '../../contracts/calls/region.ts'

import type { Route } from '../../routing/route.ts'
import type { RegionService } from './service.ts'

/** Destinations, and the provinces and cities in them. */
export function regionRoutes(route: Route, regions: RegionService): void {
  route(listRegionGroups, ({ body, language }) => regions.listGroups(body, language))

  route(listPublicRegionGroups, ({ body, language }) => regions.listGroups(body, language))

  route(listRegions, ({ body, language }) => regions.listRegions(body, language))
}
