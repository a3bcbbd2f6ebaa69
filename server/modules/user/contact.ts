import { ApiProblem } from '../../base/http/problem.ts'
import { findContact } from './repository.ts'

import type { Database } from '../../db/client.ts'

/**
 * Makes sure that a customer who asks the warehouse for something can be reached: an account made through WeChat can
 * have no contact yet.
 *
 * @throws ApiProblem 400 ContactDetailsRequired
 */
export async function requireContact(db: Database, userId: string): Promise<void> {
  const contact = await findContact(db, userId)
  if (contact?.mobileNumber || contact?.email) return
  throw new ApiProblem(400, 'ContactDetailsRequired', {
    fields: [{ members: ['mobileNumber', 'email'], key: 'error.ContactDetailsRequired' }],
  })
}
