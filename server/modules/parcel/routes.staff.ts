import { arriveParcel, inboundParcel } from '../../contracts/calls/parcel.ts'

import type { Route } from '../../routing/route.ts'
import type { WarehouseService } from './service.staff.ts'

/** What staff do with parcels. */
export function warehouseRoutes(route: Route, warehouse: WarehouseService): void {
  route(arriveParcel, ({ body, language }) => warehouse.arrive(body, language))

  route(inboundParcel, ({ body, language }) => warehouse.inbound(body, language))
}
