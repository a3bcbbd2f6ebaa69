import { makeAutoObservable, reaction, runInAction } from 'mobx'

import { isApiError } from '@/model/ApiError'
import type { FieldProblems } from '@/model/validation/FieldProblem'
import { Draft } from '@/stores/Draft'
import { Form } from '@/stores/Form'
import type { SessionStore } from '@/stores/SessionStore'

type Texts<Values> = { readonly [Field in keyof Values]: string }

interface Options<Values> {
  /** Of the draft; another for each thing that the form is about. */
  readonly name: string
  readonly empty: Values
  readonly validate: (values: Values) => FieldProblems<Extract<keyof Values, string>>
  /** Lets go of what else was put together, e.g. photos: it is submitted, thrown away, or somebody else's. */
  readonly forget: (isSomebodyElse: boolean) => void
}

/**
 * A form of a few texts that is never lost: what is typed is kept under its owner's id, and comes back to nobody
 * else. Page stores hold it as a field.
 */
export class KeptForm<Values extends object & Texts<Values>> {
  readonly form: Form<Values>
  /** Whether what is on screen was typed before, and kept. */
  isRestored = false

  private ownerId: string | null = null
  private readonly draft: Draft<Values>

  constructor(
    private readonly session: Pick<SessionStore, 'user' | 'loadUser'>,
    private readonly options: Options<Values>,
  ) {
    const { name, empty, validate } = options
    this.form = new Form<Values>(empty, validate)
    this.draft = new Draft<Values>(name, (value): value is Values => hasTextsOf(empty, value))
    makeAutoObservable<this, 'session' | 'options' | 'ownerId' | 'draft'>(
      this,
      { form: false, session: false, options: false, ownerId: false, draft: false },
      { autoBind: true },
    )
    reaction(
      () => this.form.values,
      (values) => this.keep(values),
    )
  }

  get isUntouched(): boolean {
    return this.isEmpty(this.form.values)
  }

  /** Asks who is typing, and brings their own draft back; to be called whenever the page shows. */
  async settle(): Promise<void> {
    const { session } = this
    if (!session.user) await session.loadUser().catch(ignoreRefusal)
    const ownerId = session.user?.id
    if (ownerId === undefined || ownerId === this.ownerId) return
    runInAction(() => {
      const isSomebodyElse = this.ownerId !== null
      this.ownerId = ownerId
      if (isSomebodyElse) this.clear(true)
      this.restore(ownerId)
    })
  }

  /** An empty form, and no draft of the one before: it was submitted, or is not wanted. */
  startOver(): void {
    this.clear(false)
    if (this.ownerId !== null) this.draft.remove(this.ownerId)
  }

  private clear(isSomebodyElse: boolean): void {
    this.form.reset()
    this.isRestored = false
    this.options.forget(isSomebodyElse)
  }

  private restore(ownerId: string): void {
    const kept = this.draft.read(ownerId)
    if (!kept || !this.isUntouched) return
    this.form.fill(kept)
    this.isRestored = true
  }

  private keep(values: Values): void {
    if (this.ownerId === null) return
    if (this.isEmpty(values)) this.draft.remove(this.ownerId)
    else this.draft.write(this.ownerId, values)
  }

  private isEmpty(values: Values): boolean {
    return JSON.stringify(values) === JSON.stringify(this.options.empty)
  }
}

function hasTextsOf(empty: object, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.keys(empty).every((field) => typeof (value as Record<string, unknown>)[field] === 'string')
}

/** Told to the customer already; without their record there is only no draft. */
function ignoreRefusal(error: unknown): void {
  if (!isApiError(error)) throw error
}
