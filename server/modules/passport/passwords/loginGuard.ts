import { createHmac } from 'node:crypto'

import { ApiProblem } from '../../../base/http/problem.ts'
import { readMobileNumber } from '../../../base/mobileNumber.ts'
import { MINUTE_MS, SECOND_MS, type Clock } from '../../../base/time/clock.ts'
import { isKnownDevice, type Askers } from '../askers.ts'
import {
  deleteTries,
  deleteTriesOfSessions,
  forgiveTry,
  lockTries,
  readTries,
  saveTries,
} from '../repository/loginAttempts.ts'
import { findSignInNames } from '../repository/users.ts'
import { nameKeyOf } from '../target.ts'
import { judgeTry } from './tries.ts'

import type { Asker } from '../../../base/http/asker.ts'
import type { Database } from '../../../db/client.ts'

/** Somebody signed in who enters their password again, such as a `Customer`. */
interface SignedIn {
  readonly userId: string
  readonly sessionId: string
}

/** A sign-in with a name, whether or not anybody has it. */
interface SigningIn {
  readonly signInName: string
  /** Whose name it is. */
  readonly userId: string | undefined
  readonly asker: Asker
}

/** Whose password is tried, and by whom. */
export type Tried = SignedIn | SigningIn

/**
 * Keeps passwords from being guessed, without letting a stranger close an owner's login. Tries are counted by what was
 * typed, so that they don't tell which names exist, nor which belong to one account.
 */
export interface LoginGuard {
  /**
   * Counts a try before the password is checked, so that tries at the same moment all count. `judgeTry` has the rules.
   *
   * @throws ApiProblem 429 PasswordLocked
   */
  countTry(tried: Tried): Promise<void>
  /** Takes back a try whose password was right, and forgets the same asker's earlier ones. */
  passed(tried: Tried): Promise<void>
  /** Forgets an asker's tries, by any name, once they have proved in another way who they are. */
  clear(db: Database, userId: string, asker: Asker): Promise<void>
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly askers: Askers
  /** Keys the hashes of names: people type passwords into the wrong field. */
  readonly hashKey: Uint8Array
}

export function createLoginGuard({ db, clock, askers, hashKey }: Dependencies): LoginGuard {
  const keysOf = (tried: Tried): Keys => {
    if (!('asker' in tried)) return { ofAll: null, own: sessionKeyOf(tried) }
    const asker = askers.keyOf(tried.asker, tried.userId)
    const name = readMobileNumber(tried.signInName) ?? nameKeyOf(tried.signInName)
    const subject = `name:${createHmac('sha256', hashKey).update(name).digest('base64url')}`
    const kind = isKnownDevice(asker) ? 'devices' : 'strangers'
    return { ofAll: `${subject}:${kind}`, own: `${subject}:${asker}` }
  }

  return {
    countTry: (tried) => {
      const { own, ofAll } = keysOf(tried)
      return db.transaction(async (tx) => {
        await lockTries(tx, ofAll ?? own)
        const before = {
          own: await readTries(tx, own),
          all: ofAll === null ? undefined : await readTries(tx, ofAll),
        }
        const judgement = judgeTry(before, clock.now())
        if ('waitMs' in judgement) throw locked(judgement.waitMs)
        await saveTries(tx, own, judgement.own)
        if (ofAll !== null) await saveTries(tx, ofAll, judgement.all)
      })
    },

    passed: async (tried) => {
      const { own, ofAll } = keysOf(tried)
      await deleteTries(db, [own])
      if (ofAll !== null) await forgiveTry(db, ofAll)
    },

    clear: async (tx, userId, asker) => {
      const names = await findSignInNames(tx, userId)
      const keys = names.map((signInName) => keysOf({ signInName, userId, asker }).own)
      const session = asker.customer ? [sessionKeyOf(asker.customer)] : []
      await deleteTries(tx, [...keys, ...session])
    },
  }
}

interface Keys {
  readonly own: string
  /** Of all known devices together, or of all strangers; null for a session, which ends with its password. */
  readonly ofAll: string | null
}

/** Forgets the tries of a customer's sessions; the other tries don't say whose password it was. */
export function forgetTries(db: Database, userId: string): Promise<void> {
  return deleteTriesOfSessions(db, accountKeyOf(userId))
}

function sessionKeyOf({ userId, sessionId }: SignedIn): string {
  return accountKeyOf(userId) + sessionId
}

function accountKeyOf(userId: string): string {
  return `user:${userId}:`
}

function locked(waitMs: number): ApiProblem {
  const seconds = Math.ceil(waitMs / SECOND_MS)
  const minutes = Math.ceil(waitMs / MINUTE_MS)
  return new ApiProblem(429, 'PasswordLocked', { params: { minutes }, retryAfterSeconds: seconds })
}
