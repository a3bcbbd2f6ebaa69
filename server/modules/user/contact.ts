import { eq } from 'drizzle-orm'

import { users } from '../../db/schema/index.ts'
import { ApiProblem } from '../../base/http/problem.ts'

import type { Database } from '../../db/client.ts'

/**
 * Whoever asks the warehouse to do something can be reached. An account that was made through WeChat has neither
 * a mobile number nor an email until its customer adds one.
 *
 * @throws ApiProblem 400 ContactDetailsRequired
 */
export async function requireContact(db: Database, userId: string): Promise<void> {
  const [user] = await db
    .select({ mobileNumber: users.mobileNumber, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  if (user?.mobileNumber || user?.email) return
  throw new ApiProblem(400, 'ContactDetailsRequired', {
    fields: [{ members: ['mobileNumber', 'email'], key: 'error.ContactDetailsRequired' }],
  })
}
