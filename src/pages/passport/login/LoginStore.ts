import { validateLogin, type LoginValues } from '@/model/validation/passport'
import { Form } from '@/stores/form/Form'
import type { Stores } from '@/stores/StoresContext'

import { passportDraftOf } from '../PassportDraft'

export class LoginStore {
  readonly form: Form<LoginValues>

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    const draft = passportDraftOf(stores)
    this.form = new Form({ usernameOrEmail: draft.usernameOrEmail, password: '' }, validateLogin)
    draft.follow(this.form, ({ usernameOrEmail }) => ({ usernameOrEmail }))
  }

  /** @returns whether the customer is signed in now; if not, the form shows the errors */
  submit(): Promise<boolean> {
    const { api, session } = this.stores
    return this.form.submit(async ({ usernameOrEmail, password }) => {
      session.signIn(await api.passport.login(usernameOrEmail.trim(), password))
    })
  }
}
