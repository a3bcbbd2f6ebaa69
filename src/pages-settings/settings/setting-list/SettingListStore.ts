import { makeAutoObservable, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { switchesByChannel, withSwitch, type ChannelSwitches } from '@/model/account/messagePreference'
import { DEVICE_TOKEN_STORAGE_KEY } from '@/model/account/session'
import type { MessageChannel, MessagePreferences } from '@/model/account/messagePreference'
import type { MessageKind } from '@/model/message/message'
import { CLOSED_POPUP_KEY } from '@/model/content/closedPopupKey'
import { removeStoredExcept, storedKeys } from '@/platform/storage/storage'
import { APPEARANCE_STORAGE_KEY } from '@/stores/device/AppearanceStore'
import { messageApi } from '@/stores/areas/messageApi'
import { countDrafts, isDraftKey } from '@/stores/form/Draft'
import { LOCALE_STORAGE_KEY } from '@/stores/device/LocaleStore'
import { MessageConsents } from '@/stores/message/MessageConsents'
import { isSearchHistoryKey } from '@/stores/list/searchHistoryKeys'
import { REFERRAL_STORAGE_KEY } from '@/stores/session/ReferralStore'
import { Resource } from '@/stores/Resource'
import { SESSION_STORAGE_KEY } from '@/stores/session/PersistedSession'
import { SIGNED_OUT_STORAGE_KEY } from '@/stores/session/SessionStore'
import type { Stores } from '@/stores/StoresContext'

/** Stored keys that aren't cache: the server can't supply them again. */
const NO_CACHE: readonly string[] = [
  DEVICE_TOKEN_STORAGE_KEY,
  SESSION_STORAGE_KEY,
  LOCALE_STORAGE_KEY,
  APPEARANCE_STORAGE_KEY,
  REFERRAL_STORAGE_KEY,
  SIGNED_OUT_STORAGE_KEY,
  CLOSED_POPUP_KEY,
]

const isNoCache = (key: string): boolean =>
  NO_CACHE.includes(key) || isSearchHistoryKey(key) || isDraftKey(key)

export class SettingListStore {
  readonly preferences = new Resource(() => this.messages.getPreferences())

  private readonly messages: ReturnType<typeof messageApi>
  private readonly consents: MessageConsents
  /** Switch requests in flight; only the last response reflects all of them. */
  private requestsInFlight = 0

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'statusDefinitions'>) {
    this.messages = messageApi(stores.api)
    this.consents = new MessageConsents(stores.api)
    makeAutoObservable<this, 'stores' | 'messages' | 'consents'>(
      this,
      { preferences: false, stores: false, messages: false, consents: false },
      { autoBind: true },
    )
  }

  get channels(): readonly ChannelSwitches[] {
    return switchesByChannel(this.preferences.value?.items ?? [])
  }

  /** Whether WeChat messages can reach this customer. */
  get isWechatReachable(): boolean {
    return this.preferences.value?.isWechatReachable === true
  }

  /** True while the customer isn't loaded. */
  get hasPassword(): boolean {
    return this.stores.session.user?.hasPassword ?? true
  }

  get draftCount(): number {
    return countDrafts()
  }

  async reload(): Promise<void> {
    const { session } = this.stores
    if (!session.isSignedIn) return
    await Promise.all([this.preferences.reload(), session.user ? null : this.readUser()])
  }

  /**
   * Turns the switch at once, and back if the server rejects the change. Turning WeChat on also asks for
   * consent to the next message.
   */
  async setSwitch(kind: MessageKind, channel: MessageChannel, isEnabled: boolean): Promise<void> {
    const turned = this.show(kind, channel, isEnabled)
    this.requestsInFlight += 1
    try {
      if (turned && channel === 'WECHAT' && isEnabled) await this.consents.askNow(kind, turned)
      const preferences = await this.messages.setPreference(kind, channel, isEnabled)
      if (this.requestsInFlight === 1) this.preferences.set(preferences)
    } catch (error) {
      this.show(kind, channel, !isEnabled)
      throw error
    } finally {
      runInAction(() => (this.requestsInFlight -= 1))
    }
  }

  clearCache(): void {
    removeStoredExcept(storedKeys().filter(isNoCache))
    this.stores.statusDefinitions.reset()
  }

  deleteDrafts(): void {
    removeStoredExcept(storedKeys().filter((key) => !isDraftKey(key)))
  }

  /** The page works without the customer's record, so an API error is ignored. */
  private async readUser(): Promise<void> {
    try {
      await this.stores.session.loadUser()
    } catch (error) {
      if (!isApiError(error)) throw error
    }
  }

  private show(kind: MessageKind, channel: MessageChannel, isEnabled: boolean): MessagePreferences | null {
    const { value } = this.preferences
    if (value === null) return null
    const turned = { ...value, items: withSwitch(value.items, kind, channel, isEnabled) }
    this.preferences.set(turned)
    return turned
  }
}
