import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'

import { contactChanges, users } from '../../db/schema/index.ts'

import type { Database } from '../../db/client.ts'

/** A customer's contacts, and those that a change replaced which can still be undone. */
export async function findLateContacts(db: Database, userId: string, now: Date): Promise<string[]> {
  const [user] = await db
    .select({ mobileNumber: users.mobileNumber, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  const replaced = await db
    .select({ oldContact: contactChanges.oldContact })
    .from(contactChanges)
    .where(
      and(
        eq(contactChanges.userId, userId),
        isNotNull(contactChanges.oldContact),
        isNull(contactChanges.undoneTime),
        gt(contactChanges.expirationTime, now),
      ),
    )
  const all = [user?.mobileNumber, user?.email, ...replaced.map(({ oldContact }) => oldContact)]
  return [...new Set(all.flatMap((contact) => contact ?? []))]
}
