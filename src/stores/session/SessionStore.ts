import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import type { PassportApi } from '@/api/passport'
import type { RequestSession } from '@/api/transport'
import type { UserApi } from '@/api/user'
import { isApiError } from '@/model/call/ApiError'
import { LoginStatus } from '@/model/enumerations/session'
import type { Token } from '@/model/account/session'
import type { User } from '@/model/account/user'
import { isInsideMiniProgram } from '@/platform/device/host'
import { readStored, removeStored, writeStored } from '@/platform/storage/storage'

import { Resource } from '../Resource'
import { SessionKeeper } from './SessionKeeper'

/** Set while somebody whom WeChat alone would sign in has signed out: they come back when they ask to. */
export const STAY_OUT_STORAGE_KEY = 'stayOut'

interface SessionApi {
  readonly passport: Pick<PassportApi, 'refresh' | 'logout'>
  readonly user: Pick<UserApi, 'get'>
}

/**
 * Who is using the app (spec sections 3 and 4): not logged in, logged in, or timed out. Keeps the
 * session over restarts and renews its token; everything else about the customer is asked for again.
 */
export class SessionStore implements RequestSession {
  loginStatus: LoginStatus = LoginStatus.NotLoggedIn
  user: User | null = null
  /** Bumped whenever a session begins or ends; what was read before belongs to somebody else. */
  sessionCount = 0

  /** Who is signed in, asked for where it is not known. */
  readonly owner = new Resource(() => this.loadUser().then(() => true))

  private readonly keeper = new SessionKeeper()
  /** Bumped by every record that is taken over: one that was asked for before is older. */
  private userVersion = 0
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
    makeAutoObservable<this, 'api' | 'forget' | 'wipe' | 'renewal' | 'keeper' | 'userVersion'>(
      this,
      {
        user: observableRef,
        owner: false,
        api: false,
        forget: false,
        wipe: false,
        renewal: false,
        keeper: false,
        userVersion: false,
      },
      { autoBind: true },
    )
  }

  get isSignedIn(): boolean {
    return this.loginStatus === LoginStatus.LoggedIn
  }

  /** Whose words and photos are kept on this device; known before their record has been read. */
  get ownerId(): string | null {
    return this.user?.id ?? this.keeper.session?.userId ?? null
  }

  /** Takes up the persisted session at start-up; a broken one counts as none. */
  restore(): void {
    if (this.keeper.restore()) this.loginStatus = LoginStatus.LoggedIn
  }

  signIn(token: Token): void {
    this.forgetCustomer()
    this.keeper.begin(token)
    this.loginStatus = LoginStatus.LoggedIn
    removeStored(STAY_OUT_STORAGE_KEY)
  }

  /** Reads the customer's own record again; what is known stays when that fails. */
  async loadUser(): Promise<void> {
    if (!this.isSignedIn) return
    const { sessionCount, userVersion } = this
    const user = await this.api().user.get()
    // Somebody else may have signed in meanwhile, or the record have been changed.
    const isNews = sessionCount === this.sessionCount && userVersion === this.userVersion
    if (isNews) runInAction(() => this.setUser(user))
  }

  /** Asks who is signed in, unless that is known; `owner` says how that went. */
  async knowOwner(): Promise<void> {
    if (this.ownerId === null) await this.owner.reload()
  }

  /** Changes the customer's record; an answer that comes once the session is another's is dropped. */
  async changeUser(request: () => Promise<User>): Promise<User> {
    const { sessionCount } = this
    const user = await request()
    if (sessionCount === this.sessionCount) runInAction(() => this.setUser(user))
    return user
  }

  /** The customer is leaving, here or everywhere: nothing of theirs stays, and WeChat alone brings nobody back. */
  signedOut(): void {
    this.end(LoginStatus.NotLoggedIn)
    this.wipe()
    if (isInsideMiniProgram()) writeStored(STAY_OUT_STORAGE_KEY, true)
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
    const { session } = this.keeper
    return session && `${session.tokenType} ${session.accessToken}`
  }

  /** One renewal at a time, shared by every request that found its access token dead. */
  refresh(): Promise<boolean> {
    this.renewal ??= this.renew().finally(() => {
      this.renewal = null
    })
    return this.renewal
  }

  private async renew(): Promise<boolean> {
    const outcome = await this.keeper.renew((refreshToken) => this.api().passport.refresh(refreshToken))
    // Somebody else signed in, in another tab: what was asked here was not theirs, and is not repeated.
    if (outcome === 'changedHands') runInAction(() => this.forgetCustomer())
    return outcome === 'renewed'
  }

  private setUser(user: User): void {
    this.userVersion += 1
    this.user = user
    this.keeper.rememberUser(user.id)
  }

  private end(status: LoginStatus): void {
    this.keeper.end()
    this.loginStatus = status
    this.forgetCustomer()
  }

  private forgetCustomer(): void {
    this.sessionCount += 1
    this.user = null
    this.owner.clear()
    this.forget()
  }
}

/** A server that cannot be reached does not keep anyone in. */
function ignoreRefusal(error: unknown): void {
  if (!isApiError(error)) throw error
}
