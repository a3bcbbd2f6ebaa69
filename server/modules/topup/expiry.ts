import { eachDue } from '../../db/eachDue.ts'
import { notify } from '../message/index.ts'
import { moveTopup } from './lifecycle.ts'
import { lockOverdueTopups } from './repository/topups.ts'

import type { Database } from '../../db/client.ts'

/**
 * Ends the drafts whose proof did not come in time.
 *
 * @returns how many
 */
export function expireTopups(db: Database, now: Date): Promise<number> {
  return eachDue(
    db,
    (tx, size) => lockOverdueTopups(tx, now, size),
    async (tx, topup) => {
      const { id, userId, code } = await moveTopup(tx, topup, 'expire', now)
      const subject = { type: 'TOPUP', id } as const
      await notify(tx, { userId, kind: 'FUNDS', event: 'topupExpired', params: { code }, subject }, now)
    },
  )
}
