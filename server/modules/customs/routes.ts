import { refusals } from '../../contracts/common.ts'
import { CustomsReadiness, CustomsReadinessRequest } from '../../contracts/customs.ts'
import { ref } from '../../contracts/schema.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { CustomsService } from './service.ts'

/** What customs ask for. */
export function customsRoutes(app: App, customs: CustomsService): void {
  app.post(
    '/api/u/customs/readiness',
    {
      schema: {
        tags: ['customs'],
        operationId: 'getCustomsReadiness',
        summary:
          'What parcels still lack for customs at their destination; changes nothing and refuses no order',
        body: ref(CustomsReadinessRequest),
        response: { 200: ref(CustomsReadiness), ...refusals(401, 403) },
      },
    },
    (request) => customs.readiness(customerOf(request), request.body, request.language),
  )
}
