import { refusals } from '../../contracts/common.ts'
import { ParcelDetail } from '../../contracts/parcel.ts'
import { ref } from '../../contracts/schema.ts'
import { ArriveRequest, InboundRequest } from '../../contracts/warehouse.ts'

import type { App } from '../../base/http/app.ts'
import type { WarehouseService } from './service.staff.ts'

const tags = ['warehouse']

/** What staff do with parcels; every call needs an operator token. */
export function warehouseRoutes(app: App, warehouse: WarehouseService): void {
  const response = { 200: ref(ParcelDetail), ...refusals(401, 403, 409) }

  app.post(
    '/api/admin/warehouse/arrive',
    {
      schema: {
        tags,
        operationId: 'arriveParcel',
        summary: 'Scans a number at the door; an undeclared one needs the customer’s id code',
        body: ref(ArriveRequest),
        response,
      },
    },
    (request) => warehouse.arrive(request.body, request.language),
  )

  app.post(
    '/api/admin/warehouse/inbound',
    {
      schema: {
        tags,
        operationId: 'inboundParcel',
        summary: 'Weighs and measures an arrived parcel; its storage clock starts',
        body: ref(InboundRequest),
        response,
      },
    },
    (request) => warehouse.inbound(request.body, request.language),
  )
}
