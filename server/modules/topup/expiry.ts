import { inBatches } from '../../db/inBatches.ts'
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
  return inBatches(db, async (tx, size) => {
    const overdue = await lockOverdueTopups(tx, now, size)
    for (const topup of overdue) {
      const { id, userId, code } = await moveTopup(tx, topup, 'expire', now)
      const subject = { type: 'TOPUP', id } as const
      await notify(tx, { userId, kind: 'FUNDS', event: 'topupExpired', params: { code }, subject }, now)
    }
    return overdue.length
  })
}
