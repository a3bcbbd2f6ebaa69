import { jwtVerify, SignJWT } from 'jose'

import { hashOfToken, newSecretToken } from '../../base/crypto/secretToken.ts'
import { newId } from '../../base/ids.ts'
import { after, DAY_MS, MINUTE_MS, type Clock } from '../../base/time/clock.ts'
import { KEPT } from '../../base/time/retention.ts'
import { liveSessionUser } from './liveSessions.ts'
import { findLiveSessionUser, insertRefreshToken, insertSession } from './repository/sessions.ts'

import type { Customer } from '../../base/http/app.ts'
import type { LoginPlatform } from '../../contracts/enumerations.ts'
import type { Token } from '../../contracts/passport.ts'
import type { Database, Transaction } from '../../db/client.ts'
import type { Askers } from './askers.ts'

const ACCESS_LIFE_MS = 15 * MINUTE_MS
const REFRESH_LIFE_MS = KEPT.sessionDays * DAY_MS
const ALGORITHM = 'HS256'
const SESSION_CLAIM = 'sid'

/** How many verified tokens are remembered. */
const MAX_REMEMBERED = 10_000

interface VerifiedToken {
  readonly sessionId: string
  readonly expirationSeconds: number
}

interface Dependencies {
  readonly db: Database
  readonly clock: Clock
  readonly askers: Askers
  readonly signingKey: Uint8Array
}

/** Issues access and refresh tokens and reads access tokens. */
export interface Tokens {
  /**
   * Opens a session and issues its first pair of tokens.
   *
   * @param isConfirmed whether the sign-in also confirms who it is, for a while
   */
  openSession(
    tx: Transaction,
    userId: string,
    loginPlatform: LoginPlatform,
    isConfirmed?: boolean,
  ): Promise<Token>
  /** Issues the next pair of a session. */
  issue(tx: Transaction, userId: string, sessionId: string): Promise<Token>
  /** The customer of a valid access token whose session is still open; null otherwise. */
  read(accessToken: string): Promise<Customer | null>
}

/** Access tokens are signed and short-lived, and count only while their session is open. */
export function createTokens({ db, clock, askers, signingKey }: Dependencies): Tokens {
  const verified = createTokenReader(signingKey)

  const issue = async (tx: Transaction, userId: string, sessionId: string): Promise<Token> => {
    const now = clock.now()
    const refreshToken = newSecretToken()
    await insertRefreshToken(tx, {
      tokenHash: hashOfToken(refreshToken),
      sessionId,
      expirationTime: after(now, REFRESH_LIFE_MS),
    })
    const accessToken = await new SignJWT({ [SESSION_CLAIM]: sessionId })
      .setProtectedHeader({ alg: ALGORITHM })
      .setSubject(userId)
      .setIssuedAt(now)
      .setExpirationTime(after(now, ACCESS_LIFE_MS))
      .setJti(newId(now))
      .sign(signingKey)
    return {
      tokenType: 'Bearer',
      accessToken,
      expiresIn: ACCESS_LIFE_MS / 1000,
      refreshToken,
      refreshExpiresIn: REFRESH_LIFE_MS / 1000,
      deviceToken: askers.deviceToken(userId, sessionId),
    }
  }

  return {
    issue,
    openSession: async (tx, userId, loginPlatform, isConfirmed = true) => {
      const now = clock.now()
      const sessionId = newId(now)
      const confirmedTime = isConfirmed ? now : null
      await insertSession(tx, { id: sessionId, userId, loginPlatform, creationTime: now, confirmedTime })
      return issue(tx, userId, sessionId)
    },
    read: async (accessToken) => {
      const sessionId = await verified.sessionIdIn(accessToken, clock.now())
      if (sessionId === null) return null
      const userId = await liveSessionUser(sessionId, () => findLiveSessionUser(db, sessionId))
      return userId === null ? null : { kind: 'customer', userId, sessionId }
    },
  }
}

/** Checks each token's signature once: later only its time can have run out. */
function createTokenReader(signingKey: Uint8Array) {
  const known = new Map<string, VerifiedToken>()
  return {
    sessionIdIn: async (accessToken: string, now: Date): Promise<string | null> => {
      const token = known.get(accessToken) ?? (await verify(accessToken, signingKey, now))
      if (token === null || token.expirationSeconds * 1000 <= now.getTime()) {
        known.delete(accessToken)
        return null
      }
      if (known.size >= MAX_REMEMBERED) known.clear()
      known.set(accessToken, token)
      return token.sessionId
    },
  }
}

async function verify(
  accessToken: string,
  signingKey: Uint8Array,
  currentDate: Date,
): Promise<VerifiedToken | null> {
  try {
    const { payload } = await jwtVerify(accessToken, signingKey, { algorithms: [ALGORITHM], currentDate })
    const { exp: expirationSeconds, [SESSION_CLAIM]: sessionId } = payload
    return typeof sessionId === 'string' && expirationSeconds ? { sessionId, expirationSeconds } : null
  } catch {
    // Forged, expired, or not a token at all.
    return null
  }
}
