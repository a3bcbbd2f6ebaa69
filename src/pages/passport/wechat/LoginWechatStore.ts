import { newIdempotencyKey } from '@/model/call/idempotencyKey'
import { routeUrl, type RouteParams } from '@/navigation/routes'
import { readStored, removeStored, writeStored } from '@/platform/storage/storage'
import { redirectBrowserTo, wechatReturnUrl } from '@/platform/wechat/wechatLogin'
import type { Stores } from '@/stores/StoresContext'

import { BindStore } from '../bind/BindStore'

const STATE_STORAGE_KEY = 'wechatState'
const isText = (value: unknown): value is string => typeof value === 'string'

/** Signs in through WeChat's OAuth page: leaves with a state, and returns with that state and a code. */
export class LoginWechatStore {
  readonly binding: BindStore

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'referral'>) {
    this.binding = new BindStore(stores)
  }

  async goToWechat(params: Partial<RouteParams<'loginWechat'>>): Promise<void> {
    // WeChat accepts only letters and digits in a state.
    const state = newIdempotencyKey().replace(/[^A-Za-z0-9]/g, '')
    writeStored(STATE_STORAGE_KEY, state)
    const redirectUri = wechatReturnUrl(routeUrl('loginWechat', params))
    redirectBrowserTo(await this.stores.api.passport.getWechatAuthorizeUrl(redirectUri, state))
  }

  /** Whether this device started the sign-in with this state; a state can be checked only once. */
  isOwn(state: string): boolean {
    const own = readStored(STATE_STORAGE_KEY, isText)
    removeStored(STATE_STORAGE_KEY)
    return own === state
  }

  /** @returns whether the customer is signed in now; if not, `binding.bindTicket` is set */
  async finishSignIn(code: string, state: string): Promise<boolean> {
    return this.binding.take(await this.stores.api.passport.loginWechat(code, state))
  }
}
