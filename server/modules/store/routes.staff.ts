import { originOf } from '../../base/http/app.ts'
import { writeProductDetail } from '../../contracts/calls/store.ts'

import type { Route } from '../../routing/route.ts'
import type { StoreStaffService } from './service.staff.ts'

/** What staff write about products. */
export function storeStaffRoutes(route: Route, store: StoreStaffService): void {
  route(writeProductDetail, ({ params, body, request }) =>
    store.writeDetail(params.id, body, originOf(request)),
  )
}
