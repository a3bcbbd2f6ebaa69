import { EmptyRequest, refusals } from '../../contracts/common.ts'
import { OpenedIdDocument } from '../../contracts/identity.ts'
import { ref } from '../../contracts/schema.ts'
import { OrderCodeParams } from '../../contracts/warehouseOrder.ts'

import type { App } from '../../base/http/app.ts'
import type { IdentityService } from './idDocument.ts'

/** Opening what customers gave for customs; needs an operator token, and each time is written into the log. */
export function identityRoutes(app: App, identity: IdentityService): void {
  app.post(
    '/api/admin/warehouse/order/:code/open-id-document',
    {
      schema: {
        tags: ['warehouse'],
        operationId: 'openIdDocument',
        summary: 'The number of an order’s identity document in full, for customs; each time is logged',
        params: OrderCodeParams,
        body: EmptyRequest,
        response: { 200: ref(OpenedIdDocument), ...refusals(401, 403, 409) },
      },
    },
    async (request) => {
      const { code } = request.params
      const idDocument = await identity.open(code)
      // A level that a quieter log keeps too.
      request.log.warn({ orderCode: code, ip: request.ip }, 'an identity document was opened')
      return { idDocument }
    },
  )
}
