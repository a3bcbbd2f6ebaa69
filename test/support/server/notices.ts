import { notify, type Notice } from '../../../server/modules/message/notify.ts'

import type { TestCustomer } from './customers.ts'
import type { TestServer } from './startTestServer.ts'

/** Tells the customer about a parcel. */
export function tell(
  { db, clock }: TestServer,
  { user }: TestCustomer,
  changes: Partial<Notice> = {},
): Promise<void> {
  const notice: Notice = {
    userId: user.id,
    kind: 'PARCEL',
    event: 'parcelArrived',
    params: { expressNumber: 'SF0001' },
    subject: { type: 'PARCEL', id: 'parcel-1' },
    ...changes,
  }
  return db.transaction((tx) => notify(tx, notice, clock.now()))
}
