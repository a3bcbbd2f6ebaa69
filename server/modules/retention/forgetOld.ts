import { KEPT, yearsBefore } from '../../base/time/retention.ts'
import { deleteMessagesBefore, forgetEnded } from './repository/forget.ts'

import type { Database } from '../../db/client.ts'

/** Removes what the privacy policy promises to keep no longer, of live and deleted accounts alike. Amounts stay. */
export async function forgetOld(db: Database, now: Date): Promise<void> {
  await forgetEnded(db, {
    order: yearsBefore(now, KEPT.orderYears),
    payment: yearsBefore(now, KEPT.paymentYears),
  })
  await deleteMessagesBefore(db, yearsBefore(now, KEPT.messageYears))
}
