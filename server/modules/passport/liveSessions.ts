import { SECOND_MS } from '../../base/time/clock.ts'

/** For how long a session found open is trusted. A sign-out in another process takes effect here that much later. */
const TRUST_MS = 2 * SECOND_MS

/**
 * For how long after a sign-out its sessions are looked up each time: the sign-out counts in this process at once, but
 * its transaction commits later.
 */
const SETTLE_MS = 30 * SECOND_MS

const MAX_REMEMBERED = 10_000

interface OpenSession {
  readonly userId: string
  /** By the process's own clock, which nobody sets. */
  readonly foundAt: number
}

const open = new Map<string, OpenSession>()

/** When sessions, and customers, were signed out lately. */
const revoked = new Map<string, number>()

/**
 * Whose session it is; the database is asked at most every two seconds. Session IDs are random, so several servers in
 * one process can share what is known.
 *
 * @param look reads the session from the database; null if it has ended
 */
export async function liveSessionUser(
  sessionId: string,
  look: () => Promise<string | null>,
): Promise<string | null> {
  const known = open.get(sessionId)
  const now = performance.now()
  if (known && now - known.foundAt < TRUST_MS) return known.userId
  const userId = await look()
  // The answer may be outdated if the sign-out came while the database was asked.
  if (userId === null || isRevoked(sessionId, now) || isRevoked(userId, now)) open.delete(sessionId)
  else remember(sessionId, { userId, foundAt: now })
  return userId
}

/** Makes this process ask the database about a session, or about all of a customer's, from now on. */
export function noteRevoked(sessionOrUserId: string): void {
  const now = performance.now()
  for (const [id, time] of revoked) if (now - time > SETTLE_MS) revoked.delete(id)
  revoked.set(sessionOrUserId, now)
  for (const [sessionId, { userId }] of open) {
    if (sessionId === sessionOrUserId || userId === sessionOrUserId) open.delete(sessionId)
  }
}

function isRevoked(id: string, now: number): boolean {
  const time = revoked.get(id)
  return time !== undefined && now - time < SETTLE_MS
}

function remember(sessionId: string, session: OpenSession): void {
  if (open.size >= MAX_REMEMBERED) open.clear()
  open.set(sessionId, session)
}
