import { eq } from 'drizzle-orm'

import { users } from '../db/schema/index.ts'

import type { Database } from '../db/client.ts'

type Row = typeof users.$inferSelect

/** Whether somebody has this user name. */
export async function hasCustomer(db: Database, userName: string): Promise<boolean> {
  const found = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.userNameKey, userName.toLowerCase()))
  return found.length > 0
}

/** Sets what no service lets anybody choose. */
export async function setUpCustomer(
  db: Database,
  userId: string,
  changes: Pick<Row, 'nickname' | 'idCode' | 'vipGroupId'>,
): Promise<void> {
  await db.update(users).set(changes).where(eq(users.id, userId))
}
