import { ApiProblem } from '../../base/http/problem.ts'
import { findLiveSessionUser } from './repository/sessions.ts'
import { lockUser, type UserRow } from './repository/users.ts'

import type { Customer } from '../../base/http/app.ts'
import type { Transaction } from '../../db/client.ts'

// While a call checks a password or a code, an undo or a new password may make the proof worthless. So it is checked
// once more under a lock on the customer, which an undo and a new password take too.

/**
 * Locks a customer whose password was checked.
 *
 * @throws ApiProblem 400 InvalidCredentials if it has changed since
 */
export async function lockByPassword(tx: Transaction, { id, passwordHash }: UserRow): Promise<void> {
  const user = await lockUser(tx, id)
  if (user?.passwordHash !== passwordHash) throw new ApiProblem(400, 'InvalidCredentials')
}

/**
 * Makes sure that a customer, whom the caller has locked, is still signed in.
 *
 * @throws ApiProblem 401 SessionEnded
 */
export async function requireSession(tx: Transaction, { sessionId }: Customer): Promise<void> {
  if ((await findLiveSessionUser(tx, sessionId)) === null) throw new ApiProblem(401, 'SessionEnded')
}
