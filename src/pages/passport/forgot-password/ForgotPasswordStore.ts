import { validateForgotPassword, type ForgotPasswordValues } from '@/model/validation/passport'
import { Form } from '@/stores/Form'
import type { Stores } from '@/stores/StoresContext'

export class ForgotPasswordStore {
  readonly form = new Form<ForgotPasswordValues>(
    { target: '', code: '', newPassword: '' },
    validateForgotPassword,
  )

  constructor(private readonly stores: Pick<Stores, 'api'>) {}

  /** @returns whether the new password is set; what is wrong stands at its field otherwise */
  submit(): Promise<boolean> {
    return this.form.submit(({ target, code, newPassword }) =>
      this.stores.api.passport.resetPassword({ target: target.trim(), code, newPassword }),
    )
  }
}
