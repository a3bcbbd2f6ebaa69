import { makeAutoObservable } from 'mobx'

import type { FieldProblem, FieldProblems } from '@/model/validation/FieldProblem'
import { CommandKey } from '@/stores/form/CommandKey'
import { Draft } from '@/stores/form/Draft'
import { Form } from '@/stores/form/Form'
import { OwnedDraft } from '@/stores/form/OwnedDraft'
import { isKeptPhotos, PhotoUploads, type KeptPhotos } from '@/stores/form/PhotoUploads'
import type { Stores } from '@/stores/StoresContext'

type Texts<Values> = { readonly [Field in keyof Values]: string }
type KeptProof<Values> = KeptPhotos & { readonly values: Values }

interface Options<Values> {
  /** Of the draft; another for each thing that the form is about. */
  readonly name: string
  readonly empty: Values
  readonly validate: (values: Values) => FieldProblems<Extract<keyof Values, string>>
  readonly isPhotoRequired?: boolean
  /** Lets go of what else is on the page: it belongs to somebody else than who is here now. */
  readonly leave: () => void
}

/**
 * A few texts and the pictures that prove them, of which nothing is lost: they are kept under their owner's id, and
 * come back to nobody else. Page stores hold it as a field.
 */
export class ProofForm<Values extends object & Texts<Values>> {
  readonly form: Form<Values>
  readonly photos: PhotoUploads
  readonly draft: OwnedDraft<KeptProof<Values>>

  private hasTried = false
  private readonly key = new CommandKey()

  constructor(
    { api, session, photoTrays }: Pick<Stores, 'api' | 'session' | 'photoTrays'>,
    private readonly options: Options<Values>,
  ) {
    const { name, empty, validate } = options
    this.form = new Form<Values>(empty, validate)
    this.photos = new PhotoUploads(api)
    this.draft = new OwnedDraft<KeptProof<Values>>({
      session,
      draft: new Draft(name, (value): value is KeptProof<Values> => isKeptProof(empty, value)),
      contents: () => (this.isUntouched ? null : { values: this.form.values, ...this.photos.kept }),
      restore: (kept, ownerId) => {
        this.form.fill(kept?.values ?? empty)
        this.photos.resume(photoTrays.of(ownerId, name), kept)
      },
      leave: () => this.leave(),
    })
    makeAutoObservable<this, 'options' | 'key'>(
      this,
      { form: false, photos: false, draft: false, options: false, key: false },
      { autoBind: true },
    )
    this.draft.follow()
  }

  get isUntouched(): boolean {
    return JSON.stringify(this.form.values) === JSON.stringify(this.options.empty) && this.photos.isEmpty
  }

  /** What keeps the pictures from being sent; shown from the first attempt on. */
  get photoProblem(): FieldProblem | null {
    if (!this.hasTried) return null
    if (!this.photos.areAllUploaded) return { kind: 'picturesNotUploaded' }
    return this.options.isPhotoRequired && this.photos.isEmpty ? { kind: 'required' } : null
  }

  /**
   * Checks everything and, if it is in order, sends it; what is wrong stands at its field otherwise.
   *
   * @param send is given the photos' urls, and the idempotency key of what it sends
   * @returns whether it was sent and accepted; the form is empty then
   */
  async submit(
    send: (values: Values, images: readonly string[], keyOf: (request: object) => string) => Promise<void>,
  ): Promise<boolean> {
    this.hasTried = true
    const isInOrder = this.form.check()
    if (!isInOrder || this.photoProblem !== null) return false
    await this.form.attempt(() =>
      send(this.form.values, this.photos.urls, (request) => this.key.for(request)),
    )
    this.startOver()
    return true
  }

  /** An empty form, and no draft of the one before: it was submitted, or is not wanted. */
  startOver(): void {
    this.begin()
    this.photos.clear()
    this.draft.forget()
  }

  private leave(): void {
    this.begin()
    this.photos.leave()
    this.options.leave()
  }

  private begin(): void {
    this.form.reset()
    this.key.renew()
    this.hasTried = false
  }
}

function isKeptProof(empty: object, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { values } = value as { readonly values?: unknown }
  if (typeof values !== 'object' || values === null || !isKeptPhotos(value)) return false
  return Object.keys(empty).every((field) => typeof (values as Record<string, unknown>)[field] === 'string')
}
