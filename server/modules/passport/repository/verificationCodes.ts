import { and, desc, eq, gt, inArray, sql } from 'drizzle-orm'

import { users, verificationCodes } from '../../../db/schema/index.ts'

import type { VerificationPurpose } from '../../../contracts/passport.ts'
import type { Transaction } from '../../../db/client.ts'
import type { SentCode } from '../codes/sending.ts'

/** Makes requests for one target take turns until the transaction ends. */
export async function lockTarget(tx: Transaction, target: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${target}))`)
}

/** The codes that were sent to a target since a time, latest first. */
export function listCodesSince(tx: Transaction, target: string, since: Date): Promise<SentCode[]> {
  return tx
    .select({ asker: verificationCodes.asker, time: verificationCodes.creationTime })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.target, target), gt(verificationCodes.creationTime, since)))
    .orderBy(desc(verificationCodes.creationTime), desc(verificationCodes.id))
}

export async function insertCode(
  tx: Transaction,
  code: typeof verificationCodes.$inferInsert,
): Promise<void> {
  await tx.insert(verificationCodes).values(code)
}

interface Attempt {
  readonly target: string
  readonly purpose: VerificationPurpose
  readonly codeHash: string
}

interface Terms {
  /** Who tries. */
  readonly asker: string
  /** By whoever had the code sent. */
  readonly maxWrongTries: number
  /** By everybody else together. */
  readonly maxForeignTries: number
  readonly now: Date
}

/**
 * Tries a code against all that still count for the asker. If it's wrong, the same statement counts the try on each.
 *
 * @returns the ID of the right one; undefined if there's none
 */
export async function tryCodes(
  tx: Transaction,
  { target, purpose, codeHash }: Attempt,
  { asker, maxWrongTries, maxForeignTries, now }: Terms,
): Promise<string | undefined> {
  const { wrongTries, foreignTries } = verificationCodes
  const newest = tx
    .selectDistinctOn([verificationCodes.asker], { id: verificationCodes.id })
    .from(verificationCodes)
    .where(and(eq(verificationCodes.target, target), eq(verificationCodes.purpose, purpose)))
    .orderBy(verificationCodes.asker, desc(verificationCodes.creationTime), desc(verificationCodes.id))
  const isOwn = sql`${verificationCodes.asker} = ${asker}`
  const isRight = sql<boolean>`${verificationCodes.codeHash} = ${codeHash}`
  const tried = await tx
    .update(verificationCodes)
    .set({
      wrongTries: sql`${wrongTries} + case when ${isOwn} and not ${isRight} then 1 else 0 end`,
      foreignTries: sql`${foreignTries} + case when ${isOwn} or ${isRight} then 0 else 1 end`,
    })
    .where(
      and(
        inArray(verificationCodes.id, newest),
        eq(verificationCodes.isUsed, false),
        gt(verificationCodes.expirationTime, now),
        sql`case when ${isOwn} then ${wrongTries} < ${maxWrongTries} else ${foreignTries} < ${maxForeignTries} end`,
      ),
    )
    .returning({ id: verificationCodes.id, isRight })
  return tried.find((code) => code.isRight)?.id
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
