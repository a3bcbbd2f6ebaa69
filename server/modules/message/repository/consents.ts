import { and, asc, count, eq, isNull, lte, sql } from 'drizzle-orm'

import { prepared } from '../../../db/prepared.ts'
import { wechatConsents } from '../../../db/schema/index.ts'

import type { MessageKind } from '../../../contracts/message.ts'
import type { Database, Transaction } from '../../../db/client.ts'

/** A condition of prepared queries, with the placeholders `userId` and `kind`. */
export const unusedConsents = and(
  eq(wechatConsents.userId, sql.placeholder('userId')),
  eq(wechatConsents.kind, sql.placeholder('kind')),
  isNull(wechatConsents.usedTime),
)

export async function insertConsents(
  tx: Transaction,
  rows: (typeof wechatConsents.$inferInsert)[],
): Promise<void> {
  await tx.insert(wechatConsents).values(rows)
}

/** How many unused consents a customer has, by kind. */
export async function countConsents(db: Database, userId: string): Promise<Map<MessageKind, number>> {
  const rows = await db
    .select({ kind: wechatConsents.kind, count: count() })
    .from(wechatConsents)
    .where(and(eq(wechatConsents.userId, userId), isNull(wechatConsents.usedTime)))
    .groupBy(wechatConsents.kind)
  return new Map(rows.map((row) => [row.kind, row.count]))
}

/** Marks a customer's unused consents to a template as used, if they were given by now. */
export async function endConsents(
  db: Database,
  userId: string,
  templateId: string,
  now: Date,
): Promise<void> {
  await db
    .update(wechatConsents)
    .set({ usedTime: now })
    .where(
      and(
        eq(wechatConsents.userId, userId),
        eq(wechatConsents.templateId, templateId),
        isNull(wechatConsents.usedTime),
        lte(wechatConsents.creationTime, now),
      ),
    )
}

/** Marks a customer's oldest unused consent as used. @returns its template, if there was one */
export async function takeConsent(
  tx: Transaction,
  userId: string,
  kind: MessageKind,
  usedTime: Date,
): Promise<string | undefined> {
  const [consent] = await lockOldestConsent(tx, { userId, kind })
  if (!consent) return undefined
  await tx.update(wechatConsents).set({ usedTime }).where(eq(wechatConsents.id, consent.id))
  return consent.templateId
}

const lockOldestConsent = prepared((db) =>
  db
    .select()
    .from(wechatConsents)
    .where(unusedConsents)
    .orderBy(asc(wechatConsents.id))
    .limit(1)
    .for('update'),
)
