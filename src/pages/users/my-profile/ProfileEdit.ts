import { makeAutoObservable } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import type { User } from '@/model/account/user'
import type { FieldProblems } from '@/model/validation/FieldProblem'
import { Form, type FieldAliases } from '@/stores/form/Form'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

interface Field<Values extends object> {
  readonly empty: Values
  /** The current values, as a starting point. */
  readonly of?: (user: User) => Values
  readonly aliases?: FieldAliases<Values>
  readonly validate: (values: Values) => FieldProblems<Extract<keyof Values, string>>
  readonly send: (values: Values) => Promise<User>
  /** Whether the record already has these values; for requests that can't be repeated. */
  readonly isSaved?: (user: User, values: Values) => boolean
}

/**
 * An edit of the customer's own record. Entered values survive an expired session, and are reset when another
 * customer signs in.
 */
export class ProfileEdit<Values extends object> {
  readonly form: Form<Values>
  readonly record = new Resource(async () => {
    await this.stores.session.loadUser()
    this.begin()
    return true
  })
  private ownerId: string | null = null
  /** Whether an earlier attempt may have succeeded without an answer. */
  private isInDoubt = false

  constructor(
    private readonly stores: Pick<Stores, 'session'>,
    private readonly field: Field<Values>,
    private readonly onBegin: (user: User) => void = () => undefined,
  ) {
    this.form = new Form(field.empty, field.validate, field.aliases)
    makeAutoObservable<this, 'stores' | 'field' | 'onBegin' | 'isInDoubt'>(
      this,
      { form: false, record: false, stores: false, field: false, onBegin: false, isInDoubt: false },
      { autoBind: true },
    )
    this.begin()
  }

  /** Whether the form belongs to the signed-in customer, whose record is loaded. */
  get isReady(): boolean {
    const { user } = this.stores.session
    return user !== null && user.id === this.ownerId
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn && !this.isReady) await this.record.reload()
  }

  /** @returns whether it is saved; if not, the form shows the errors */
  submit(): Promise<boolean> {
    return this.form.submit(async (values) => {
      try {
        await this.stores.session.changeUser(() => this.field.send(values))
      } catch (error) {
        if (!(await this.isSavedAllTheSame(error, values))) throw error
      }
    })
  }

  /**
   * Whether the change was saved although the request failed. A code works only once, so after a lost answer
   * the retry is rejected even though the first attempt succeeded.
   */
  private async isSavedAllTheSame(error: unknown, values: Values): Promise<boolean> {
    const { isSaved } = this.field
    if (!isApiError(error) || !isSaved) return false
    this.isInDoubt ||= error.isUncertain
    if (!this.isInDoubt) return false
    const { session } = this.stores
    await session.loadUser().catch(ignoreRefusal)
    return session.user !== null && isSaved(session.user, values)
  }

  private begin(): void {
    const { user } = this.stores.session
    if (!user || user.id === this.ownerId) return
    this.ownerId = user.id
    this.isInDoubt = false
    this.form.fill(this.field.of?.(user) ?? this.field.empty)
    this.onBegin(user)
  }
}

/** If this check fails too, the caller reports the change's own error. */
function ignoreRefusal(error: unknown): void {
  if (!isApiError(error)) throw error
}
