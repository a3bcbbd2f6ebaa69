import {
  AdditionalServiceGroupPage,
  AdditionalServiceListRequest,
} from '../../contracts/additionalService.ts'
import { refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'

import type { App } from '../../base/http/app.ts'
import type { AdditionalServiceService } from './service.ts'

/** What the warehouse does on request, for a price. */
export function additionalServiceRoutes(app: App, services: AdditionalServiceService): void {
  app.post(
    '/api/u/shipping-management/additional-service/list',
    {
      schema: {
        tags: ['additional service'],
        operationId: 'listAdditionalServices',
        body: ref(AdditionalServiceListRequest),
        response: { 200: ref(AdditionalServiceGroupPage), ...refusals(401, 403) },
      },
    },
    (request) => services.listGroups(request.body, request.language),
  )
}
