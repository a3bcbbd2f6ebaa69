import { createHash, randomBytes } from 'node:crypto'

import { SECOND_MS, type Clock } from '../../base/time/clock.ts'

import type { Operator } from '../../base/http/app.ts'

/** Tells an operator's token from a customer's without asking the database. */
const PREFIX = 'op_'

/** For how long an operator found enabled is trusted, and so how late another process's disabling may take effect here. */
const TRUST_MS = 2 * SECOND_MS

export function newToken(): string {
  return PREFIX + randomBytes(32).toString('base64url')
}

/** The token is random, so a plain hash of it can't be guessed back. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Remembers for two seconds whose a token is, so that not every request asks the database. */
export function createTokenReader(clock: Clock, find: (tokenHash: string) => Promise<Operator | null>) {
  let known = new Map<string, { readonly operator: Operator; readonly foundAt: number }>()
  return {
    read: async (token: string): Promise<Operator | null> => {
      if (!token.startsWith(PREFIX)) return null
      const tokenHash = hashOf(token)
      const now = clock.now().getTime()
      const found = known.get(tokenHash)
      if (found && Math.abs(now - found.foundAt) < TRUST_MS) return found.operator
      known.delete(tokenHash)
      // What is forgotten meanwhile isn't remembered: the answer may be from before.
      const remembering = known
      const operator = await find(tokenHash)
      if (operator) remembering.set(tokenHash, { operator, foundAt: now })
      return operator
    },
    forget: () => {
      known = new Map()
    },
  }
}
