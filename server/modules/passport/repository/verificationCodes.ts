import { and, count, desc, eq, gt, inArray, lt, max, sql } from 'drizzle-orm'

import { users, verificationCodes } from '../../../db/schema/index.ts'

import type { VerificationPurpose } from '../../../contracts/passport.ts'
import type { Database, Transaction } from '../../../db/client.ts'

/** Makes requests for one target take turns until the transaction ends. */
export async function lockTarget(tx: Transaction, target: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${target}))`)
}

/** How many codes were sent to a target since a time, and when the latest was. */
export async function countCodesSince(
  tx: Transaction,
  target: string,
  since: Date,
): Promise<{ count: number; latest: Date | null }> {
  const [sent] = await tx
    .select({ count: count(), latest: max(verificationCodes.creationTime) })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.target, target), gt(verificationCodes.creationTime, since)))
  return sent ?? { count: 0, latest: null }
}

/** When the nth of the latest codes was sent to a target, counted from 1. */
export async function findTimeOfLatestCode(
  tx: Transaction,
  target: string,
  nth: number,
): Promise<Date | undefined> {
  const [code] = await tx
    .select({ time: verificationCodes.creationTime })
    .from(verificationCodes)
    .where(eq(verificationCodes.target, target))
    .orderBy(desc(verificationCodes.creationTime))
    .offset(nth - 1)
    .limit(1)
  return code?.time
}

export async function insertCode(
  tx: Transaction,
  code: typeof verificationCodes.$inferInsert,
): Promise<void> {
  await tx.insert(verificationCodes).values(code)
}

export async function findLatestCodeId(
  db: Database,
  target: string,
  purpose: VerificationPurpose,
): Promise<string | undefined> {
  const [latest] = await db
    .select({ id: verificationCodes.id })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.target, target), eq(verificationCodes.purpose, purpose)))
    .orderBy(desc(verificationCodes.creationTime), desc(verificationCodes.id))
    .limit(1)
  return latest?.id
}

/** Whether a hash is that of a code which still counts; a wrong one is counted in the same statement. */
export async function tryCode(
  db: Database,
  id: string,
  codeHash: string,
  { maxWrongTries, now }: { readonly maxWrongTries: number; readonly now: Date },
): Promise<boolean> {
  const isRight = sql<boolean>`${verificationCodes.codeHash} = ${codeHash}`
  const [tried] = await db
    .update(verificationCodes)
    .set({ wrongTries: sql`${verificationCodes.wrongTries} + case when ${isRight} then 0 else 1 end` })
    .where(
      and(
        eq(verificationCodes.id, id),
        eq(verificationCodes.isUsed, false),
        lt(verificationCodes.wrongTries, maxWrongTries),
        gt(verificationCodes.expirationTime, now),
      ),
    )
    .returning({ isRight })
  return tried?.isRight ?? false
}

/** Uses a code up; false if it was used before. */
export async function takeCode(tx: Transaction, id: string): Promise<boolean> {
  const taken = await tx
    .update(verificationCodes)
    .set({ isUsed: true })
    .where(and(eq(verificationCodes.id, id), eq(verificationCodes.isUsed, false)))
    .returning({ id: verificationCodes.id })
  return taken.length > 0
}

/** Deletes the codes that were sent to where a customer is reached now. */
export async function deleteCodesOf(tx: Transaction, userId: string): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  const targets = [user?.mobileNumber, user?.email].flatMap((target) => target ?? [])
  await tx.delete(verificationCodes).where(inArray(verificationCodes.target, targets))
}
