import { makeAutoObservable, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { validateChangePassword, type ChangePasswordValues } from '@/model/validation/passport'
import { accountApi } from '@/stores/areas/accountApi'
import { Form } from '@/stores/form/Form'
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

  /** Earliest password sent without an answer. If it was set, the server reports the old one as wrong. */
  private sentInDoubt: string | null = null

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    makeAutoObservable<this, 'stores'>(
      this,
      { form: false, record: false, stores: false },
      { autoBind: true },
    )
  }

  get isInDoubt(): boolean {
    return this.sentInDoubt !== null
  }

  get hasPassword(): boolean {
    return this.stores.session.user?.hasPassword ?? true
  }

  async reload(): Promise<void> {
    const { isSignedIn, user } = this.stores.session
    if (isSignedIn && !user) await this.record.reload()
  }

  /** @returns whether the password is saved; if not, the form shows the errors */
  submit(): Promise<boolean> {
    const { session } = this.stores
    return this.form.submit(async ({ oldPassword, newPassword }) => {
      const { user } = session
      const change = () => this.change(oldPassword, newPassword)
      if (!user) await change()
      else await session.changeUser(() => change().then(() => ({ ...user, hasPassword: true })))
      this.form.reset()
    })
  }

  private async change(oldPassword: string, newPassword: string): Promise<void> {
    const isFirst = !this.hasPassword
    try {
      await accountApi(this.stores.api).changePassword(isFirst ? null : oldPassword, newPassword)
    } catch (error) {
      if (!(await this.isSetAllTheSame(error, isFirst, newPassword))) throw error
    }
  }

  /**
   * Whether a first password was set although its request failed. The record says whether there is a password
   * now, but not which one, so only a retry with the same password counts.
   */
  private async isSetAllTheSame(error: unknown, isFirst: boolean, newPassword: string): Promise<boolean> {
    if (!isApiError(error)) return false
    if (error.isUncertain) runInAction(() => (this.sentInDoubt ??= newPassword))
    if (!isFirst || newPassword !== this.sentInDoubt) return false
    const { session } = this.stores
    await session.loadUser().catch(ignoreRefusal)
    return session.user?.hasPassword === true
  }
}

/** If this check fails too, the caller reports the change's own error. */
function ignoreRefusal(error: unknown): void {
  if (!isApiError(error)) throw error
}
