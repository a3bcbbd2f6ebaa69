import { forgetTries } from './passwords/loginGuard.ts'
import { deleteSessionsOf, revokeSessionsOf } from './repository/sessions.ts'
import { setPasswordHash } from './repository/users.ts'
import { deleteCodesOf } from './repository/verificationCodes.ts'

import type { Transaction } from '../../db/client.ts'

/** Ends a customer's sessions and removes their password: whoever knew it has to prove who they are another way. */
export async function endSignIns(tx: Transaction, userId: string, now: Date): Promise<void> {
  await setPasswordHash(tx, userId, null)
  await revokeSessionsOf(tx, userId, now)
}

/** Ends a customer's sessions and deletes what signing in keeps of them, while their mobile number is still known. */
export async function forgetSignIns(tx: Transaction, userId: string): Promise<void> {
  await deleteCodesOf(tx, userId)
  await forgetTries(tx, userId)
  await deleteSessionsOf(tx, userId)
}
