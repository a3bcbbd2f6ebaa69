import { arriveParcel, inboundParcel } from '../../contracts/calls/parcel.ts'

import type { Route } from '../../routing/route.ts'
import type { ParcelStaffService } from './service.staff.ts'

/** What staff do with parcels. */
export function parcelStaffRoutes(route: Route, parcels: ParcelStaffService): void {
  route(arriveParcel, ({ body, language }) => parcels.arrive(body, language))

  route(inboundParcel, ({ body, language }) => parcels.inbound(body, language))
}
