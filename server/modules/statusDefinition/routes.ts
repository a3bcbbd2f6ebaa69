import { refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import { StatusDefinitionPage, StatusDefinitionQuery } from '../../contracts/statusDefinition.ts'

import type { App } from '../../base/http/app.ts'
import type { StatusDefinitionService } from './service.ts'

/** The statuses that parcels and logistics orders go through. */
export function statusDefinitionRoutes(app: App, statuses: StatusDefinitionService): void {
  app.get(
    '/api/f/status-management/status-definition/list',
    {
      config: { access: 'public or customer' },
      schema: {
        tags: ['status'],
        operationId: 'listStatusDefinitions',
        querystring: StatusDefinitionQuery,
        response: { 200: ref(StatusDefinitionPage), ...refusals(401) },
      },
    },
    (request) => statuses.list(request.query, request.caller, request.language),
  )
}
