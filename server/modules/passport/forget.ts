import { forgetTries } from './passwords/loginGuard.ts'
import { deleteSessionsOf } from './repository/sessions.ts'
import { deleteCodesOf } from './repository/verificationCodes.ts'

import type { Transaction } from '../../db/client.ts'

/** Deletes all that signing in keeps of a customer, who can still be read, and ends their sessions. */
export async function forgetSignIns(tx: Transaction, userId: string): Promise<void> {
  await deleteCodesOf(tx, userId)
  await forgetTries(tx, userId)
  await deleteSessionsOf(tx, userId)
}
