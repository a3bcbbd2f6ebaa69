import { eq } from 'drizzle-orm'

import { users } from '../../../server/db/schema/index.ts'

import type { TestCustomer } from './customers.ts'
import type { TestServer } from './startTestServer.ts'

/** Removes an account's password, so it can only sign in with WeChat or a code, like imported accounts. */
export async function removePassword({ db }: TestServer, { user }: TestCustomer): Promise<void> {
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id))
}
