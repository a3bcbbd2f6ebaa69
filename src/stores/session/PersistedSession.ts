import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { isApiError, type ApiError } from '@/model/call/ApiError'
import { newIdempotencyKey } from '@/model/call/idempotencyKey'
import { isStoredSession, type StoredSession, type Token } from '@/model/account/session'
import type { User } from '@/model/account/user'
import { withLock } from '@/platform/storage/withLock'
import { readStored, removeStored, writeStored } from '@/platform/storage/storage'

export const SESSION_STORAGE_KEY = 'session'

/**
 * The result of a renewal: `over` if the session has ended, `replaced` if another tab has signed in anew.
 */
export type Renewal = 'renewed' | 'over' | 'replaced'

/** The session as stored on the device; all tabs of a browser share it. */
export class PersistedSession {
  session: StoredSession | null = null

  constructor() {
    makeAutoObservable(this, { session: observableRef }, { autoBind: true })
  }

  /** @returns whether there was one; an invalid one is ignored */
  restore(): boolean {
    this.session = readStored(SESSION_STORAGE_KEY, isStoredSession)
    return this.session !== null
  }

  begin(token: Token): void {
    this.session = { ...token, id: newIdempotencyKey(), userId: null }
    writeStored(SESSION_STORAGE_KEY, this.session)
  }

  end(): void {
    this.session = null
    removeStored(SESSION_STORAGE_KEY)
  }

  rememberUser(userId: string, { nickname, idCode, inviteCode }: User): void {
    const { session } = this
    if (session) this.update(session.id, { userId, customer: { nickname, idCode, inviteCode } })
  }

  /**
   * Renews the token. Only one tab does so at a time, because a refresh token works once.
   *
   * @param fetch exchanges the refresh token for new tokens
   * @throws what `fetch` throws, unless it means that the session is over
   */
  async renew(fetch: (refreshToken: string) => Promise<Token>): Promise<Renewal> {
    const before = this.newest()
    return withLock('renewal', async () => {
      const newest = this.newest()
      if (!newest) return 'over'
      if (newest.id !== this.session?.id) return this.adopt(newest, 'replaced')
      // Another tab renewed it while this one waited.
      if (newest.accessToken !== before?.accessToken) return this.adopt(newest, 'renewed')
      return newest.refreshToken === null
        ? 'over'
        : this.renewWith(newest.id, () => fetch(newest.refreshToken ?? ''))
    })
  }

  private async renewWith(id: string, fetch: () => Promise<Token>): Promise<Renewal> {
    try {
      const token = await fetch()
      // The customer signed out, or someone signed in, while this was in flight: drop the token.
      if (this.session?.id !== id) return 'over'
      runInAction(() => this.update(id, token))
      return 'renewed'
    } catch (error) {
      // Only an outright refusal ends the session. On any other error, just the request fails.
      if (isApiError(error) && isRefused(error)) return 'over'
      throw error
    }
  }

  private adopt<Outcome extends Renewal>(session: StoredSession, outcome: Outcome): Outcome {
    runInAction(() => (this.session = session))
    return outcome
  }

  /** Changes the session here and in storage, unless another one has replaced it there. */
  private update(id: string, changes: Token | Pick<StoredSession, 'userId' | 'customer'>): void {
    const newest = this.newest()
    if (newest?.id !== id) return
    this.session = { ...newest, ...changes }
    writeStored(SESSION_STORAGE_KEY, this.session)
  }

  /** The session as last written by any tab. */
  private newest(): StoredSession | null {
    return this.session && (readStored(SESSION_STORAGE_KEY, isStoredSession) ?? this.session)
  }
}

/** Whether the server says that the refresh token has expired or isn't valid. */
function isRefused({ kind, detail: { status } }: ApiError): boolean {
  return kind === 'unauthorized' || status === 400
}
