import { forgetTries } from './passwords/loginGuard.ts'
import { deleteSessionsOf } from './repository/sessions.ts'
import { deleteCodesOf } from './repository/verificationCodes.ts'

import type { Transaction } from '../../db/client.ts'

/** Ends a customer's sessions and deletes what signing in keeps of them, while their mobile number is still known. */
export async function forgetSignIns(tx: Transaction, userId: string): Promise<void> {
  await deleteCodesOf(tx, userId)
  await forgetTries(tx, userId)
  await deleteSessionsOf(tx, userId)
}
