import { validateRegister, type RegisterValues } from '@/model/validation/passport'
import { Form } from '@/stores/form/Form'
import type { Stores } from '@/stores/StoresContext'

import { Agreement } from '../Agreement'
import { followReferralCode } from '../followReferralCode'
import { passportDraftOf } from '../PassportDraft'

export class RegisterStore {
  readonly form: Form<RegisterValues>
  readonly agreement = new Agreement()

  /** @param referralCode from the link that opened the page */
  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'referral'>,
    referralCode?: string,
  ) {
    stores.referral.keep(referralCode)
    const draft = passportDraftOf(stores)
    const { username, target, registerCode: code } = draft
    const values = { username, password: '', target, code, referralCode: stores.referral.code }
    this.form = new Form(values, validateRegister)
    draft.follow(this.form, (values) => ({
      username: values.username,
      target: values.target,
      registerCode: values.code,
    }))
    followReferralCode(this.form, stores.referral)
  }

  /** @returns whether the customer is signed in now; if not, the form shows the errors */
  async submit(): Promise<boolean> {
    const isAgreed = this.agreement.require()
    if (!this.form.check() || !isAgreed) return false
    return this.form.submit((values) => this.register(values))
  }

  private async register({ referralCode, ...values }: RegisterValues): Promise<void> {
    const { api, session } = this.stores
    const account = {
      ...values,
      username: values.username.trim(),
      target: values.target.trim(),
      ...(referralCode.trim() !== '' && { referralCode: referralCode.trim() }),
    }
    const token = await api.passport.register(account, this.form.keyFor(account))
    session.signIn(token)
  }
}
