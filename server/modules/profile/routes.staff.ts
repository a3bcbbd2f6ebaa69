import { refusals } from '../../contracts/common.ts'
import { ref } from '../../contracts/schema.ts'
import { ChangePickupStationRequest, CustomerPickupStation } from '../../contracts/user.ts'

import type { App } from '../../base/http/app.ts'
import type { PickupStationDesk } from './service.staff.ts'

/** What customer service does with pickup stations; needs an operator token. */
export function pickupStationDeskRoutes(app: App, desk: PickupStationDesk): void {
  app.put(
    '/api/admin/user/pickup-station',
    {
      schema: {
        tags: ['user'],
        operationId: 'changePickupStation',
        summary: 'Gives a customer another pickup point; they are told',
        body: ref(ChangePickupStationRequest),
        response: { 200: ref(CustomerPickupStation), ...refusals(401, 403) },
      },
    },
    (request) => desk.change(request.body, request.language),
  )
}
