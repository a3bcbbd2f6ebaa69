import { makeAutoObservable, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { validateChangePassword, type ChangePasswordValues } from '@/model/validation/passport'
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

  /** What was sent without an answer, and may be the password now: the old one reads as wrong then. */
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

  /** @returns whether it is saved; what is wrong stands at its field otherwise */
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
      await this.stores.api.user.changePassword(isFirst ? null : oldPassword, newPassword)
    } catch (error) {
      if (!(await this.isSetAllTheSame(error, isFirst, newPassword))) throw error
    }
  }

  /** The record tells of a first password whether there is one now; which one it is, only signing in does. */
  private async isSetAllTheSame(error: unknown, isFirst: boolean, newPassword: string): Promise<boolean> {
    if (!isApiError(error)) return false
    if (error.isUncertain) runInAction(() => (this.sentInDoubt ??= newPassword))
    if (!isFirst || newPassword !== this.sentInDoubt) return false
    const { session } = this.stores
    await session.loadUser().catch(ignoreRefusal)
    return session.user?.hasPassword === true
  }
}

/** What stands in the way of the change is told already. */
function ignoreRefusal(error: unknown): void {
  if (!isApiError(error)) throw error
}
