import { forgetTries } from './passwords/loginGuard.ts'
import { deleteSessionsOf, revokeSessionsOf } from './repository/sessions.ts'
import { setPasswordHash } from './repository/users.ts'
import { deleteCodesOf } from './repository/verificationCodes.ts'

import type { Transaction } from '../../db/client.ts'

/** Ends a customer's sessions and removes their password, which somebody else may know. */
export async function endSignIns(tx: Transaction, userId: string, now: Date): Promise<void> {
  await setPasswordHash(tx, userId, null)
  await revokeSessionsOf(tx, userId, now)
}

/** Ends a customer's sessions and deletes their codes and tries, as long as the contacts are still known. */
export async function forgetSignIns(tx: Transaction, userId: string): Promise<void> {
  await deleteCodesOf(tx, userId)
  await forgetTries(tx, userId)
  await deleteSessionsOf(tx, userId)
}
