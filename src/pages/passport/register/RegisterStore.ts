import { validateRegister, type RegisterValues } from '@/model/validation/passport'
import { CommandKey } from '@/stores/CommandKey'
import { Form } from '@/stores/Form'
import type { Stores } from '@/stores/StoresContext'

const EMPTY: RegisterValues = { username: '', password: '', target: '', code: '', referralCode: '' }

export class RegisterStore {
  readonly form = new Form<RegisterValues>(EMPTY, validateRegister)

  private readonly key = new CommandKey()

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {}

  /** @returns whether the customer is signed in now; what is wrong stands at its field otherwise */
  submit(): Promise<boolean> {
    const { api, session } = this.stores
    return this.form.submit(async ({ referralCode, ...values }) => {
      const account = {
        ...values,
        username: values.username.trim(),
        target: values.target.trim(),
        ...(referralCode.trim() !== '' && { referralCode: referralCode.trim() }),
      }
      const token = await api.passport.register(account, this.key.for(account))
      this.key.renew()
      session.signIn(token)
    })
  }
}
