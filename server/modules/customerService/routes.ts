import { getMyCustomerService } from '../../contracts/calls/customerService.ts'

import type { Route } from '../../routing/route.ts'
import type { CustomerServiceService } from './service.ts'

/** Whom a customer turns to. */
export function customerServiceRoutes(route: Route, customerServices: CustomerServiceService): void {
  route(getMyCustomerService, ({ caller, language }) => customerServices.mine(caller, language))
}
