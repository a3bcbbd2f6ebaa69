import { makeAutoObservable, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { validateForgotPassword, type ForgotPasswordValues } from '@/model/validation/passport'
import { isEmail } from '@/model/validation/rules'
import { Form } from '@/stores/form/Form'
import type { Stores } from '@/stores/StoresContext'

import { passportDraftOf, type PassportDraft } from '../PassportDraft'

export class ForgotPasswordStore {
  readonly form: Form<ForgotPasswordValues>
  /**
   * True after a request without an answer: the password may be set. A code works only once, so a retry can
   * then report it as wrong.
   */
  isInDoubt = false

  private readonly draft: PassportDraft

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    this.draft = passportDraftOf(stores)
    const values = { target: this.draft.target, code: '', newPassword: '' }
    this.form = new Form(values, validateForgotPassword)
    this.draft.follow(this.form, ({ target }) => ({ target }))
    makeAutoObservable<this, 'stores' | 'draft'>(
      this,
      { form: false, stores: false, draft: false },
      { autoBind: true },
    )
  }

  /** @returns whether the new password is set; if not, the form shows the errors */
  submit(): Promise<boolean> {
    return this.form.submit(async ({ target, code, newPassword }) => {
      const account = target.trim()
      if (isEmail(account)) this.draft.take({ usernameOrEmail: account })
      try {
        await this.stores.api.passport.resetPassword({ target: account, code, newPassword })
      } catch (error) {
        runInAction(() => (this.isInDoubt ||= isApiError(error) && error.isUncertain))
        throw error
      }
    })
  }
}
