import { eq } from 'drizzle-orm'

import { users } from '../../../server/db/schema/index.ts'

import type { TestCustomer } from './customers.ts'
import type { TestServer } from './startTestServer.ts'

/** Leaves an account with WeChat or a code as its only ways in, as accounts from elsewhere come. */
export async function takeAwayPassword({ db }: TestServer, { user }: TestCustomer): Promise<void> {
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, user.id))
}
