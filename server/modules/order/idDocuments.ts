import { ApiProblem } from '../../base/http/problem.ts'
import { after, DAY_MS } from '../../base/time/clock.ts'
import { KEPT } from '../../base/time/retention.ts'
import { forgetDocumentsOfEnded } from './repository/idDocuments.ts'

import type { Database } from '../../db/client.ts'
import type { IdentitySeal } from '../address/index.ts'
import type { OrderRow } from './repository/orders.ts'

/**
 * For how long an ended order keeps the number of an identity document. The privacy policy counts from clearance, which
 * is before the last days of transport and the two weeks for confirming: a month earlier, as the shortest months count.
 */
const KEPT_MS = (KEPT.identityMonths - 1) * 30 * DAY_MS

/** Removes the numbers of identity documents from orders that ended long ago. */
export function forgetOldDocuments(db: Database, now: Date): Promise<void> {
  return forgetDocumentsOfEnded(db, after(now, -KEPT_MS))
}

/** @throws ApiProblem 409 IdDocumentMissing, IdDocumentNotOpened */
export function openIdDocument({ userId, shippingAddress }: OrderRow, seal: IdentitySeal): string {
  if (shippingAddress.idDocument === null) throw new ApiProblem(409, 'IdDocumentMissing')
  const idDocument = seal.open(userId, shippingAddress.idDocument)
  if (idDocument === null) throw new ApiProblem(409, 'IdDocumentNotOpened')
  return idDocument
}
