import { ApiProblem } from '../../base/http/problem.ts'
import { findContact } from './repository.ts'

import type { Database } from '../../db/client.ts'

/**
 * Makes sure that a customer who asks the warehouse for something can be reached. An account made through WeChat has
 * neither a mobile number nor an e-mail address until its customer adds one.
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
