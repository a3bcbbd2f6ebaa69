import { validateCodeLogin, type CodeLoginValues } from '@/model/validation/passport'
import { Form } from '@/stores/form/Form'
import type { Stores } from '@/stores/StoresContext'

import { passportDraftOf } from '../PassportDraft'

export class LoginByCodeStore {
  readonly form: Form<CodeLoginValues>

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    const draft = passportDraftOf(stores)
    this.form = new Form({ target: draft.target, code: '' }, validateCodeLogin)
    draft.follow(this.form, ({ target }) => ({ target }))
  }

  /** @returns whether the customer is signed in now; if not, the form shows the errors */
  submit(): Promise<boolean> {
    const { api, session } = this.stores
    return this.form.submit(async ({ target, code }) => {
      session.signIn(await api.passport.loginByCode(target.trim(), code))
    })
  }
}
