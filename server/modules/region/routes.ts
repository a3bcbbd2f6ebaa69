import { refusals } from '../../contracts/common.ts'
import {
  RegionGroupListRequest,
  RegionGroupPage,
  RegionListRequest,
  RegionPage,
} from '../../contracts/region.ts'
import { ref } from '../../contracts/schema.ts'

import type { App } from '../../base/http/app.ts'
import type { RegionService } from './service.ts'

const tags = ['area']

/**
 * Destinations, and the provinces and cities in them. The destinations are served to strangers as well:
 * the shipping calculator asks for them before anybody has signed in.
 */
export function regionRoutes(app: App, regions: RegionService): void {
  const body = ref(RegionGroupListRequest)
  const answer = ref(RegionGroupPage)

  app.post(
    '/api/u/area-management/region-group/list',
    {
      schema: {
        tags,
        operationId: 'listRegionGroups',
        body,
        response: { 200: answer, ...refusals(401, 403) },
      },
    },
    (request) => regions.listGroups(request.body, request.language),
  )

  app.post(
    '/api/f/area-management/region-group/list',
    {
      schema: { tags, operationId: 'listPublicRegionGroups', body, response: { 200: answer, ...refusals() } },
    },
    (request) => regions.listGroups(request.body, request.language),
  )

  app.post(
    '/api/f/area-management/region/list',
    {
      schema: {
        tags,
        operationId: 'listRegions',
        body: ref(RegionListRequest),
        response: { 200: ref(RegionPage), ...refusals() },
      },
    },
    (request) => regions.listRegions(request.body, request.language),
  )
}
