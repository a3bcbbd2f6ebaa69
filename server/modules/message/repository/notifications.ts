import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'

import { after, MINUTE_MS } from '../../../base/time/clock.ts'
import { messages, notifications, users } from '../../../db/schema/index.ts'

import type { Database, Transaction } from '../../../db/client.ts'

/** A notification that this process is to send now, with what it says and to whom. */
export type DueNotification = Awaited<ReturnType<typeof findDue>>[number]

/** How long a notification is left to the process that took it; longer after each failure. */
const LEASE_MINUTES = [2, 10, 60, 360] as const

/** After so many failures a notification is given up. */
export const MAX_ATTEMPTS = LEASE_MINUTES.length

export async function insertNotification(
  tx: Transaction,
  row: typeof notifications.$inferInsert,
): Promise<void> {
  await tx.insert(notifications).values(row)
}

/**
 * Takes notifications that are due. Until their lease ends they belong to this process: others skip the rows while
 * they are locked, and then find a later time in them.
 */
export async function takeDue(db: Database, now: Date, limit: number): Promise<DueNotification[]> {
  const ids = await db.transaction(async (tx) => {
    const due = await tx
      .select({ id: notifications.id, attempts: notifications.attempts })
      .from(notifications)
      .where(
        and(
          isNull(notifications.sentTime),
          isNull(notifications.failure),
          or(isNull(notifications.nextAttemptTime), lte(notifications.nextAttemptTime, now)),
        ),
      )
      .orderBy(asc(notifications.creationTime))
      .limit(limit)
      .for('update', { skipLocked: true })
    for (const { id, attempts } of due) {
      const minutes = LEASE_MINUTES[Math.min(attempts, MAX_ATTEMPTS - 1)] ?? 1
      await tx
        .update(notifications)
        .set({
          attempts: sql`${notifications.attempts} + 1`,
          nextAttemptTime: after(now, minutes * MINUTE_MS),
        })
        .where(eq(notifications.id, id))
    }
    return due.map(({ id }) => id)
  })
  return ids.length === 0 ? [] : findDue(db, ids)
}

function findDue(db: Database, ids: readonly string[]) {
  return db
    .select({
      id: notifications.id,
      channel: notifications.channel,
      templateId: notifications.templateId,
      attempts: notifications.attempts,
      userId: messages.userId,
      event: messages.event,
      params: messages.params,
      subject: messages.subject,
      creationTime: messages.creationTime,
      email: users.email,
    })
    .from(notifications)
    .innerJoin(messages, eq(messages.id, notifications.messageId))
    .innerJoin(users, eq(users.id, messages.userId))
    .where(inArray(notifications.id, [...ids]))
    .orderBy(asc(notifications.creationTime), asc(notifications.id))
}

export async function markSent(db: Database, id: string, now: Date): Promise<void> {
  await db.update(notifications).set({ sentTime: now }).where(eq(notifications.id, id))
}

/** Gives a notification up. */
export async function markFailed(db: Database, id: string, failure: string): Promise<void> {
  await db
    .update(notifications)
    .set({ failure: failure.slice(0, 500) })
    .where(eq(notifications.id, id))
}
