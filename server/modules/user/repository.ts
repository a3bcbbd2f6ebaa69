import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import { users, vipGroups } from '../../db/schema/index.ts'
import { deletedName } from './deletedName.ts'

import type { Database, Transaction } from '../../db/client.ts'

/** Where a customer can be reached. */
export interface Contact {
  readonly mobileNumber: string | null
  readonly email: string | null
}

export async function findContact(db: Database, userId: string): Promise<Contact | undefined> {
  const [user] = await db
    .select({ mobileNumber: users.mobileNumber, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return user
}

/** The customer whose ID code it is or was; case and spaces around it don't matter. */
export async function findUserByIdCode(
  db: Database,
  idCode: string,
): Promise<{ readonly id: string; readonly isDeleted: boolean } | undefined> {
  const code = idCode.trim().toUpperCase()
  const [user] = await db
    .select({ id: users.id, isDeleted: sql<boolean>`${users.deletedTime} is not null` })
    .from(users)
    .where(inArray(users.idCode, [code, deletedName(code)]))
  return user
}

/**
 * Keeps an account from being deleted until the transaction ends. Waits for a deletion in progress, and then fails: the
 * database would refuse the rows of a deleted account anyway, but later.
 *
 * @throws an error in which `deletedAccountsIn` finds the account
 */
export async function keepLive(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`select refuse_deleted_users(array[${userId}])`)
}

/**
 * Lets only one transaction at a time pass for a customer. Rows that refer to the customer can still be added, so two
 * calls that both hold an idempotency key never wait for each other.
 *
 * @throws as `keepLive`
 */
export async function lockCustomer(tx: Transaction, userId: string): Promise<void> {
  if (!(await lockIfLive(tx, userId))) await keepLive(tx, userId)
}

/** Locks like `lockCustomer`; false if the account is deleted or never existed. */
export async function lockIfLive(tx: Transaction, userId: string): Promise<boolean> {
  const [user] = await tx
    .select({ deletedTime: users.deletedTime })
    .from(users)
    .where(eq(users.id, userId))
    .for('no key update')
  return user?.deletedTime === null
}

/** Whether an ID code is or was given out: parcels still come under that of a deleted account. */
export async function isIdCodeTaken(db: Database, idCode: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(inArray(users.idCode, [idCode, deletedName(idCode)]))
  return rows.length > 0
}

/** The ID of the customer whose referral code it is; case and spaces around it don't matter. */
export async function findInviter(db: Database, inviteCode: string): Promise<string | null> {
  const [inviter] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.inviteCode, inviteCode.trim().toUpperCase()))
  return inviter?.id ?? null
}

/** A customer's referral code: null if they have none yet, undefined if there's no such customer. */
export async function findInviteCode(db: Database, userId: string): Promise<string | null | undefined> {
  const [user] = await db.select({ inviteCode: users.inviteCode }).from(users).where(eq(users.id, userId))
  return user?.inviteCode
}

/** Gives a customer a referral code, unless they have one by now. */
export async function setFirstInviteCode(db: Database, userId: string, inviteCode: string): Promise<void> {
  await db
    .update(users)
    .set({ inviteCode })
    .where(and(eq(users.id, userId), isNull(users.inviteCode), isNull(users.deletedTime)))
}

/** The discount of a customer's VIP group on shipping, as a decimal such as 0.05; null without a group. */
export async function vipDiscountRateOf(db: Database, userId: string): Promise<string | null> {
  const [group] = await db
    .select({ rate: vipGroups.shippingDiscountRate })
    .from(users)
    .innerJoin(vipGroups, eq(vipGroups.id, users.vipGroupId))
    .where(eq(users.id, userId))
  return group?.rate ?? null
}
