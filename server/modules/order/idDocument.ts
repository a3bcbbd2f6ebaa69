import { ApiProblem } from '../../base/http/problem.ts'
import { orderByCode } from './warehouseMoves.ts'

import type { Database } from '../../db/client.ts'
import type { IdentitySeal } from '../address/index.ts'

/** What customs asks of the warehouse. */
export interface IdentityService {
  /**
   * The number of the identity document that came with an order's address, in full.
   *
   * @throws ApiProblem 404 OrderCodeUnknown; 409 IdDocumentMissing, IdDocumentNotOpened
   */
  open(orderCode: string): Promise<string>
}

export function createIdentityService(db: Database, seal: IdentitySeal): IdentityService {
  return {
    open: async (orderCode) => {
      const { userId, shippingAddress } = await db.transaction((tx) => orderByCode(tx, orderCode))
      if (shippingAddress.idDocument === null) throw new ApiProblem(409, 'IdDocumentMissing')
      const idDocument = seal.open(userId, shippingAddress.idDocument)
      if (idDocument === null) throw new ApiProblem(409, 'IdDocumentNotOpened')
      return idDocument
    },
  }
}
