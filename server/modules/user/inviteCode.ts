import { and, eq, isNull } from 'drizzle-orm'

import { users } from '../../db/schema/index.ts'
import { newReadableCode } from '../../base/ids.ts'
import { notFound } from '../../base/http/problem.ts'

import type { Database } from '../../db/client.ts'

const ATTEMPTS = 20

/**
 * A code for inviting others, which nobody has.
 *
 * @throws Error when no free one is found, which chance alone does not bring about
 */
export async function newInviteCode(db: Database): Promise<string> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const code = newReadableCode()
    if ((await findInviter(db, code)) === null) return code
  }
  throw new Error('no free invite code found')
}

/** Whose invite code it is, however it is written. */
export async function findInviter(db: Database, inviteCode: string): Promise<string | null> {
  const [inviter] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.inviteCode, inviteCode.trim().toUpperCase()))
  return inviter?.id ?? null
}

/** The customer's own code. One who signed up before there were codes gets theirs now. */
export async function inviteCodeOf(db: Database, userId: string): Promise<string> {
  const own = await readInviteCode(db, userId)
  if (own !== null) return own
  const fresh = await newInviteCode(db)
  await db
    .update(users)
    .set({ inviteCode: fresh })
    .where(and(eq(users.id, userId), isNull(users.inviteCode), isNull(users.deletedTime)))
  return (await readInviteCode(db, userId)) ?? fresh
}

async function readInviteCode(db: Database, userId: string): Promise<string | null> {
  const [user] = await db.select({ inviteCode: users.inviteCode }).from(users).where(eq(users.id, userId))
  if (!user) throw notFound()
  return user.inviteCode
}
