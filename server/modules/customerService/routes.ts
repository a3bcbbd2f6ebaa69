import { refusals } from '../../contracts/common.ts'
import { ExclusiveCustomerService } from '../../contracts/customerService.ts'
import { ref } from '../../contracts/schema.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { CustomerServiceService } from './service.ts'

/** Whom a customer turns to. */
export function customerServiceRoutes(app: App, customerServices: CustomerServiceService): void {
  app.get(
    '/api/user-management/exclusive-customer-service/my',
    {
      config: { access: 'customer' },
      schema: {
        tags: ['customer service'],
        operationId: 'getMyCustomerService',
        response: { 200: ref(ExclusiveCustomerService), ...refusals(401, 403) },
      },
    },
    (request) => customerServices.mine(customerOf(request), request.language),
  )
}
