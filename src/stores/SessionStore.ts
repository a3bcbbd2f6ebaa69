import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import type { PassportApi } from '@/api/passport'
import type { RequestSession } from '@/api/transport'
import type { UserApi } from '@/api/user'
import { isApiError } from '@/model/ApiError'
import { LoginStatus } from '@/model/enumerations/session'
import { isToken, type Token } from '@/model/session'
import type { User } from '@/model/user'
import { readStored, removeStored, writeStored } from '@/platform/storage'

export const SESSION_STORAGE_KEY = 'session'

/** Set while somebody whom WeChat alone would sign in has signed out: they come back when they ask to. */
export const STAY_OUT_STORAGE_KEY = 'stayOut'

interface SessionApi {
  readonly passport: Pick<PassportApi, 'refresh' | 'logout'>
  readonly user: Pick<UserApi, 'get'>
}

/**
 * Who is using the app (spec sections 3 and 4): not logged in, logged in, or timed out. Keeps the
 * token over restarts and renews it; everything else about the customer is asked for again.
 */
export class SessionStore implements RequestSession {
  loginStatus: LoginStatus = LoginStatus.NotLoggedIn
  user: User | null = null
  /** Bumped whenever a session begins or ends; what was read before belongs to somebody else. */
  sessionCount = 0

  private token: Token | null = null
  private renewal: Promise<boolean> | null = null
  /**
   * @param forget drops what other stores know about the customer, when a session begins or ends
   * @param wipe removes everything personal from this device, when the customer signs out
   */
  constructor(
    private readonly api: () => SessionApi,
    private readonly forget: () => void,
    private readonly wipe: () => void,
  ) {
    makeAutoObservable<this, 'api' | 'forget' | 'wipe' | 'renewal'>(
      this,
      { user: observableRef, api: false, forget: false, wipe: false, renewal: false },
      { autoBind: true },
    )
  }

  get isSignedIn(): boolean {
    return this.loginStatus === LoginStatus.LoggedIn
  }

  /** Reads the persisted session at start-up; a broken one counts as none. */
  restore(): void {
    const token = readStored(SESSION_STORAGE_KEY, isToken)
    if (!token) return
    this.token = token
    this.loginStatus = LoginStatus.LoggedIn
  }

  signIn(token: Token): void {
    this.forgetCustomer()
    this.keep(token)
    removeStored(STAY_OUT_STORAGE_KEY)
    this.loginStatus = LoginStatus.LoggedIn
  }

  /** Reads the customer's own record again; what is known stays when that fails. */
  async loadUser(): Promise<void> {
    if (!this.isSignedIn) return
    const { sessionCount } = this
    const user = await this.api().user.get()
    // Somebody else may have signed in meanwhile.
    if (sessionCount === this.sessionCount) runInAction(() => (this.user = user))
  }

  /** Takes over the record that came with an answer to a change of it. */
  setUser(user: User): void {
    this.user = user
  }

  /** The customer is leaving, here or everywhere: nothing of theirs stays, and WeChat alone brings nobody back. */
  signedOut(): void {
    const mustStayOut = this.user?.isWechatBound === true
    this.end(LoginStatus.NotLoggedIn)
    this.wipe()
    if (mustStayOut) writeStored(STAY_OUT_STORAGE_KEY, true)
  }

  /** Ends the session here at once, and on the server as soon as it can be reached. */
  signOut(): void {
    // The request leaves with the token that the next line forgets.
    void this.api().passport.logout().catch(ignoreRefusal)
    this.signedOut()
  }

  /** Whether this device may sign its customer in by itself. */
  get mayReturn(): boolean {
    const isTrue = (value: unknown): value is true => value === true
    return this.loginStatus === LoginStatus.NotLoggedIn && readStored(STAY_OUT_STORAGE_KEY, isTrue) === null
  }

  /** The server no longer takes our tokens. What the customer was doing stays on screen. */
  expire(): void {
    if (this.isSignedIn) this.end(LoginStatus.TimedOut)
  }

  authorization(): string | null {
    return this.token && `${this.token.tokenType} ${this.token.accessToken}`
  }

  /** One renewal at a time, shared by every request that found its access token dead. */
  refresh(): Promise<boolean> {
    this.renewal ??= this.renew().finally(() => {
      this.renewal = null
    })
    return this.renewal
  }

  private async renew(): Promise<boolean> {
    // Another tab of the same browser may have used ours up; the newest one is the one that is kept.
    const newest = readStored(SESSION_STORAGE_KEY, isToken) ?? this.token
    const refreshToken = newest?.refreshToken
    if (!refreshToken) return false
    const { sessionCount } = this
    try {
      const token = await this.api().passport.refresh(refreshToken)
      // Whoever signed out or in meanwhile has nothing to do with this token.
      if (sessionCount !== this.sessionCount) return false
      this.keep(token)
      return true
    } catch (error) {
      // Without an answer nobody knows whether the session is over: the request fails, the session stays.
      if (isApiError(error) && !error.isUncertain) return false
      throw error
    }
  }

  private keep(token: Token): void {
    this.token = token
    writeStored(SESSION_STORAGE_KEY, token)
  }

  private end(status: LoginStatus): void {
    this.token = null
    this.loginStatus = status
    removeStored(SESSION_STORAGE_KEY)
    this.forgetCustomer()
  }

  private forgetCustomer(): void {
    this.sessionCount += 1
    this.user = null
    this.forget()
  }
}

/** A server that cannot be reached does not keep anyone in. */
function ignoreRefusal(error: unknown): void {
  if (!isApiError(error)) throw error
}
