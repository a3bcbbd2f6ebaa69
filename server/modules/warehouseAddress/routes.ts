import { refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import { WarehouseAddressListRequest, WarehouseAddressPage } from '../../contracts/warehouseAddress.ts'
import { customerOf } from '../../plugins/authentication.ts'

import type { App } from '../../base/http/app.ts'
import type { WarehouseAddressService } from './service.ts'

/** Where a customer has parcels sent to. */
export function warehouseAddressRoutes(app: App, addresses: WarehouseAddressService): void {
  app.post(
    '/api/u/biz/ship-for-me/my-warehouse-address-list',
    {
      schema: {
        tags: ['warehouse address'],
        operationId: 'listMyWarehouseAddresses',
        body: ref(WarehouseAddressListRequest),
        response: { 200: ref(WarehouseAddressPage), ...refusals(401, 403) },
      },
    },
    (request) => addresses.list(customerOf(request), request.body, request.language),
  )
}
