import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import type { PassportApi } from '@/api/passport'
import type { RequestSession } from '@/api/transport'
import type { UserApi } from '@/api/user'
import { isApiError } from '@/model/call/ApiError'
import { LoginStatus } from '@/model/enumerations/session'
import type { KnownCustomer, Token } from '@/model/account/session'
import type { User } from '@/model/account/user'
import { isInsideMiniProgram } from '@/platform/device/host'
import { readStored, removeStored, writeStored } from '@/platform/storage/storage'

import { Resource } from '../Resource'
import { PersistedSession } from './PersistedSession'
import { silentToken } from './silentToken'

/** Set after signing out of the mini program, so that the customer isn't signed straight back in silently. */
export const SIGNED_OUT_STORAGE_KEY = 'stayOut'

interface SessionApi {
  readonly passport: Pick<PassportApi, 'refresh' | 'logout' | 'loginWechatMp'>
  readonly user: Pick<UserApi, 'get'>
}

/**
 * Who is using the app (spec sections 3 and 4): not logged in, logged in, or timed out. Persists the session
 * across restarts and renews its token; everything else about the customer is loaded again.
 */
export class SessionStore implements RequestSession {
  loginStatus: LoginStatus = LoginStatus.NotLoggedIn
  user: User | null = null
  /** Whether the session is from an earlier start, and the server hasn't said yet that it still counts. */
  isUnproven = false
  /** Bumped whenever a session begins or ends, so that responses for an earlier one can be dropped. */
  sessionCount = 0

  /** State of the request that `ensureOwner` makes. */
  readonly owner = new Resource(() => this.loadUser().then(() => true))

  private readonly persisted = new PersistedSession()
  /** Bumped whenever the record is set, so that a read requested before that is dropped. */
  private userVersion = 0
  private renewal: Promise<boolean> | null = null

  /**
   * @param forget clears the customer's data from other stores when a session begins or ends
   * @param wipe removes all personal data from the device when the customer signs out
   */
  constructor(
    private readonly api: () => SessionApi,
    private readonly forget: () => void,
    private readonly wipe: () => void,
  ) {
    makeAutoObservable<this, 'api' | 'forget' | 'wipe' | 'renewal' | 'persisted' | 'userVersion'>(
      this,
      {
        user: observableRef,
        owner: false,
        api: false,
        forget: false,
        wipe: false,
        renewal: false,
        persisted: false,
        userVersion: false,
      },
      { autoBind: true },
    )
  }

  get isSignedIn(): boolean {
    return this.loginStatus === LoginStatus.LoggedIn
  }

  /** ID that drafts on this device are stored under; known before the customer's record is loaded. */
  get ownerId(): string | null {
    return this.user?.id ?? this.persisted.session?.userId ?? null
  }

  /** Who is signed in, as far as the device knows before the record is loaded. */
  get customer(): KnownCustomer | null {
    return this.user ?? this.persisted.session?.customer ?? null
  }

  /** Restores the persisted session at start-up; an invalid one is ignored. */
  restore(): void {
    this.isUnproven = this.persisted.restore()
    if (this.isUnproven) this.loginStatus = LoginStatus.LoggedIn
  }

  signIn(token: Token): void {
    this.forgetCustomer()
    this.persisted.begin(token)
    this.loginStatus = LoginStatus.LoggedIn
    removeStored(SIGNED_OUT_STORAGE_KEY)
  }

  /** Reloads the customer's record; if that fails, the known one stays. */
  async loadUser(): Promise<void> {
    if (!this.isSignedIn) return
    const { sessionCount, userVersion } = this
    const user = await this.api().user.get()
    // Someone else may have signed in meanwhile, or the record may have changed.
    const isNews = sessionCount === this.sessionCount && userVersion === this.userVersion
    if (isNews) runInAction(() => this.setUser(user))
  }

  /** Finds out who is signed in, unless that is known; the result shows in `owner`. */
  async ensureOwner(): Promise<void> {
    if (this.ownerId === null) await this.owner.reload()
  }

  /** Changes the customer's record and stores the response, unless the session has changed meanwhile. */
  async changeUser(request: () => Promise<User>): Promise<User> {
    const { sessionCount } = this
    const user = await request()
    if (sessionCount === this.sessionCount) runInAction(() => this.setUser(user))
    return user
  }

  /**
   * Call when the customer has signed out, here or everywhere: removes all their data, and keeps the mini
   * program from signing them in silently.
   */
  signedOut(): void {
    this.end(LoginStatus.NotLoggedIn)
    this.wipe()
    if (isInsideMiniProgram()) writeStored(SIGNED_OUT_STORAGE_KEY, true)
  }

  /** Ends the session here at once; tells the server in the background, without retrying. */
  signOut(): void {
    // Send the request first: the next line drops its token.
    void this.api().passport.logout().catch(ignoreRefusal)
    this.signedOut()
  }

  /** Whether the app may sign the customer in silently. */
  get canSignInSilently(): boolean {
    const isTrue = (value: unknown): value is true => value === true
    return this.loginStatus === LoginStatus.NotLoggedIn && readStored(SIGNED_OUT_STORAGE_KEY, isTrue) === null
  }

  /** Call when the server no longer accepts the tokens. What the customer was doing stays on screen. */
  expire(): void {
    if (this.isSignedIn) this.end(LoginStatus.TimedOut)
  }

  authorization(): string | null {
    const { session } = this.persisted
    return session && `${session.tokenType} ${session.accessToken}`
  }

  /** Renews the token once for all requests that were refused because it had expired. */
  refresh(): Promise<boolean> {
    this.renewal ??= this.renew().finally(() => {
      this.renewal = null
    })
    return this.renewal
  }

  private async renew(): Promise<boolean> {
    const outcome = await this.persisted.renew((refreshToken) => this.api().passport.refresh(refreshToken))
    // Another tab has signed in anew: don't retry this tab's requests, which belong to the earlier session.
    if (outcome === 'replaced') runInAction(() => this.forgetCustomer())
    if (outcome === 'renewed') this.isUnproven = false
    if (outcome === 'over' && this.isUnproven) await this.signInAnew()
    return outcome === 'renewed'
  }

  /** A session that ended while the app was closed: WeChat may still identify the customer, who needn't notice. */
  private async signInAnew(): Promise<void> {
    const { sessionCount } = this
    const token = await silentToken(this.api().passport)
    if (token && sessionCount === this.sessionCount) this.signIn(token)
  }

  private setUser(user: User): void {
    this.isUnproven = false
    this.userVersion += 1
    this.user = user
    this.persisted.rememberUser(user.id, user)
  }

  private end(status: LoginStatus): void {
    this.persisted.end()
    this.loginStatus = status
    this.forgetCustomer()
  }

  private forgetCustomer(): void {
    this.isUnproven = false
    this.sessionCount += 1
    this.user = null
    this.owner.clear()
    this.forget()
  }
}

/** A server that can't be reached doesn't keep the customer signed in. */
function ignoreRefusal(error: unknown): void {
  if (!isApiError(error)) throw error
}
