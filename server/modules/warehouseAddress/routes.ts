import { listMyWarehouseAddresses } from '../../contracts/calls/warehouseAddress.ts'

import type { Route } from '../../routing/route.ts'
import type { WarehouseAddressService } from './service.ts'

/** Where a customer has parcels sent to. */
export function warehouseAddressRoutes(route: Route, addresses: WarehouseAddressService): void {
  route(listMyWarehouseAddresses, ({ caller, body, language }) => addresses.list(caller, body, language))
}
