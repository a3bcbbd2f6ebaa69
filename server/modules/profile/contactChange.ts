import { hashOfToken, newSecretToken } from '../../base/crypto/secretToken.ts'
import { fieldProblem, orNotFound } from '../../base/http/problem.ts'
import { newId } from '../../base/ids.ts'
import { maskedContact } from '../../base/masked.ts'
import { after, DAY_MS, type Clock } from '../../base/time/clock.ts'
import { violatedConstraint } from '../../db/constraints.ts'
import { lockUser, requireSession } from '../passport/index.ts'
import { insertContactChange } from './repository/contactChanges.ts'
import { updateUser, type UserRow } from './repository/profile.ts'

import type { Customer } from '../../base/http/app.ts'
import type { ContactKind } from '../../contracts/user.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { VerificationService } from '../passport/index.ts'
import type { SecurityNotices, WaitingLetters } from '../securityNotice/index.ts'

const UNDO_MS = 7 * DAY_MS

/** The customer's field that a contact fills. */
export const MEMBER = { mobile: 'mobileNumber', email: 'email' } as const

const EVENT = { mobile: 'mobileNumberChanged', email: 'emailChanged' } as const

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly verification: VerificationService
  readonly notices: SecurityNotices
}

interface NewContact {
  readonly kind: ContactKind
  readonly contact: string
  /** Of the code that was sent to it. */
  readonly codeId: string
}

/**
 * Gives a customer a new mobile number or e-mail address, uses up the code that was sent to it, and tells the old
 * contact how to undo the change.
 *
 * @throws ApiProblem 400 InvalidCode
 * @throws ApiProblem 401 SessionEnded
 * @throws ApiProblem 409 TargetInUse
 */
export async function changeContact(
  { db, clock, verification, notices }: Dependencies,
  customer: Customer,
  { kind, contact, codeId }: NewContact,
): Promise<void> {
  const { userId } = customer
  const member = MEMBER[kind]
  const letters = await db
    .transaction(async (tx) => {
      const before = orNotFound(await lockUser(tx, userId))
      await requireSession(tx, customer)
      await verification.use(tx, codeId)
      if (before[member] === contact) return []
      await updateUser(tx, userId, { [member]: contact })
      return announce({ tx, notices, now: clock.now() }, before, { kind, contact })
    })
    .catch((error: unknown) => {
      throw isTaken(error) ? fieldProblem(409, 'TargetInUse', member) : error
    })
  notices.send(letters)
}

/** Whether an error means that a contact is another customer's. */
export function isTaken(error: unknown): boolean {
  return ['users_mobile_number', 'users_email'].includes(violatedConstraint(error) ?? '')
}

/** Tells the old contact, or the customer's other one if there was none. */
async function announce(
  { tx, notices, now }: { readonly tx: Transaction; readonly notices: SecurityNotices; readonly now: Date },
  before: UserRow,
  { kind, contact }: Pick<NewContact, 'kind' | 'contact'>,
): Promise<WaitingLetters> {
  const oldContact = before[MEMBER[kind]]
  const told = oldContact ?? before[kind === 'mobile' ? 'email' : 'mobileNumber']
  const undoToken = newSecretToken()
  await insertContactChange(tx, {
    id: newId(now),
    userId: before.id,
    kind,
    oldContact,
    newContact: contact,
    tokenHash: hashOfToken(undoToken),
    creationTime: now,
    expirationTime: after(now, UNDO_MS),
  })
  return notices.write(tx, {
    userId: before.id,
    event: EVENT[kind],
    params: { contact: maskedContact(contact) },
    contacts: told === null ? [] : [told],
    undoToken,
  })
}
