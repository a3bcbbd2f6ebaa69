import { makeAutoObservable } from 'mobx'

import { validateChangePassword, type ChangePasswordValues } from '@/model/validation/passport'
import { Form } from '@/stores/Form'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export class ChangePasswordStore {
  readonly form = new Form<ChangePasswordValues>({ oldPassword: '', newPassword: '' }, (values) =>
    validateChangePassword(values, this.hasPassword),
  )
  readonly record = new Resource(async () => {
    await this.stores.session.loadUser()
    return true
  })

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    makeAutoObservable<this, 'stores'>(
      this,
      { form: false, record: false, stores: false },
      { autoBind: true },
    )
  }

  get hasPassword(): boolean {
    return this.stores.session.user?.hasPassword ?? true
  }

  async reload(): Promise<void> {
    const { isSignedIn, user } = this.stores.session
    if (isSignedIn && !user) await this.record.reload()
  }

  /** @returns whether it is saved; what is wrong stands at its field otherwise */
  submit(): Promise<boolean> {
    const { api, session } = this.stores
    return this.form.submit(async ({ oldPassword, newPassword }) => {
      const { user } = session
      const change = () => api.user.changePassword(this.hasPassword ? oldPassword : null, newPassword)
      if (!user) await change()
      else await session.changeUser(() => change().then(() => ({ ...user, hasPassword: true })))
      this.form.reset()
    })
  }
}
