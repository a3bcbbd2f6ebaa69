import { makeAutoObservable } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import type { WechatBinding, WechatLogin } from '@/model/account/session'
import {
  validateCodeLogin,
  validateLogin,
  validateNewAccount,
  type CodeLoginValues,
  type LoginValues,
  type NewAccountValues,
} from '@/model/validation/passport'
import { Form } from '@/stores/form/Form'
import type { Stores } from '@/stores/StoresContext'

import { Agreement } from '../Agreement'
import { followReferralCode } from '../followReferralCode'
import { passportDraftOf } from '../PassportDraft'

export const BIND_METHODS = ['password', 'code', 'new'] as const
export type BindMethod = (typeof BIND_METHODS)[number]

/** Signs in with a WeChat identity, which the customer links to an account the first time. */
export class BindStore {
  readonly agreement = new Agreement()
  readonly password: Form<LoginValues>
  readonly code: Form<CodeLoginValues>
  readonly new: Form<NewAccountValues>
  method: BindMethod = 'password'
  /** Null until WeChat's answer shows that this identity has no account here. */
  bindTicket: string | null = null

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'referral'>) {
    const draft = passportDraftOf(stores)
    const { usernameOrEmail, target, username } = draft
    this.password = new Form({ usernameOrEmail, password: '' }, validateLogin)
    this.code = new Form({ target, code: '' }, validateCodeLogin)
    this.new = new Form({ username, password: '', referralCode: stores.referral.code }, validateNewAccount)
    draft.follow(this.password, (values) => ({ usernameOrEmail: values.usernameOrEmail }))
    draft.follow(this.code, (values) => ({ target: values.target }))
    draft.follow(this.new, ({ username }) => ({ username }))
    followReferralCode(this.new, stores.referral)
    makeAutoObservable<this, 'stores'>(
      this,
      { agreement: false, password: false, code: false, new: false, stores: false },
      { autoBind: true },
    )
  }

  get form(): { readonly firstProblem: string | null } {
    return this[this.method]
  }

  choose(method: BindMethod): void {
    this.method = method
  }

  /** @returns whether the customer is signed in now; if not, `bindTicket` is set */
  take(answer: WechatLogin): boolean {
    if (answer.kind === 'token') this.stores.session.signIn(answer.token)
    else this.bindTicket = answer.bindTicket
    return answer.kind === 'token'
  }

  /** @returns whether the customer is signed in now; if not, the form shows the errors */
  async submit(): Promise<boolean> {
    switch (this.method) {
      case 'password':
        return this.password.submit(({ usernameOrEmail, password }) =>
          this.bind({ usernameOrEmail: usernameOrEmail.trim(), password }),
        )
      case 'code':
        return this.code.submit(({ target, code }) => this.bind({ target: target.trim(), code }))
      case 'new':
        return this.create()
    }
  }

  private async create(): Promise<boolean> {
    const isAgreed = this.agreement.require()
    if (!this.new.check() || !isAgreed) return false
    return this.new.submit(({ username, password, referralCode }) =>
      this.bind({
        username: username.trim(),
        password,
        ...(referralCode.trim() !== '' && { referralCode: referralCode.trim() }),
      }),
    )
  }

  private async bind(account: WechatBinding): Promise<void> {
    const { api, session } = this.stores
    const bindTicket = this.bindTicket ?? ''
    try {
      const key = this[this.method].keyFor({ bindTicket, ...account })
      const token = await api.passport.bindWechat(bindTicket, account, key)
      session.signIn(token)
    } catch (error) {
      if (isApiError(error) && error.detail.code === 'BindTicketEnded') this.startAgain()
      throw error
    }
  }

  private startAgain(): void {
    this.bindTicket = null
  }
}
