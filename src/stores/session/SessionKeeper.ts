import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { isApiError, type ApiError } from '@/model/call/ApiError'
import { newIdempotencyKey } from '@/model/call/idempotencyKey'
import { isKeptSession, type KeptSession, type Token } from '@/model/account/session'
import { exclusively } from '@/platform/storage/exclusively'
import { readStored, removeStored, writeStored } from '@/platform/storage/storage'

export const SESSION_STORAGE_KEY = 'session'

/** What came of a renewal: the session may be over, or another tab's customer have taken its place. */
export type Renewal = 'renewed' | 'over' | 'changedHands'

/** The session as the device keeps it; all tabs of a browser share it. */
export class SessionKeeper {
  session: KeptSession | null = null

  constructor() {
    makeAutoObservable(this, { session: observableRef }, { autoBind: true })
  }

  /** @returns whether there was one; a broken one counts as none */
  restore(): boolean {
    this.session = readStored(SESSION_STORAGE_KEY, isKeptSession)
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

  rememberUser(userId: string): void {
    const { session } = this
    if (session && session.userId !== userId) this.update(session.id, { userId })
  }

  /**
   * Gets a new token, in one tab at a time: a refresh token works once.
   *
   * @param fetch exchanges a refresh token for new ones
   * @throws what `fetch` throws, unless it says that the session is over
   */
  async renew(fetch: (refreshToken: string) => Promise<Token>): Promise<Renewal> {
    const before = this.newest()
    return exclusively('renewal', async () => {
      const newest = this.newest()
      if (!newest) return 'over'
      if (newest.id !== this.session?.id) return this.adopt(newest, 'changedHands')
      // Another tab has renewed it while this one waited.
      if (newest.accessToken !== before?.accessToken) return this.adopt(newest, 'renewed')
      return newest.refreshToken === null
        ? 'over'
        : this.renewWith(newest.id, () => fetch(newest.refreshToken ?? ''))
    })
  }

  private async renewWith(id: string, fetch: () => Promise<Token>): Promise<Renewal> {
    try {
      const token = await fetch()
      // Whoever signed out or in meanwhile has nothing to do with this token.
      if (this.session?.id !== id) return 'over'
      runInAction(() => this.update(id, token))
      return 'renewed'
    } catch (error) {
      // Anything but a plain no says nothing about the session: the request fails, the session stays.
      if (isApiError(error) && isDead(error)) return 'over'
      throw error
    }
  }

  private adopt<Outcome extends Renewal>(session: KeptSession, outcome: Outcome): Outcome {
    runInAction(() => (this.session = session))
    return outcome
  }

  /** Changes the session here and in the store, where it is still the same one. */
  private update(id: string, changes: Token | Pick<KeptSession, 'userId'>): void {
    const newest = this.newest()
    if (newest?.id !== id) return
    this.session = { ...newest, ...changes }
    writeStored(SESSION_STORAGE_KEY, this.session)
  }

  /** As the tab that wrote last has it. */
  private newest(): KeptSession | null {
    return this.session && (readStored(SESSION_STORAGE_KEY, isKeptSession) ?? this.session)
  }
}

/** Whether the server says that the refresh token is dead, or none. */
function isDead({ kind, detail: { status } }: ApiError): boolean {
  return kind === 'unauthorized' || status === 400
}
