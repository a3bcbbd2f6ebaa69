import { actionBound, makeObservable, observableRef } from 'mobx'

import type { FieldProblem } from '@/model/validation/FieldProblem'

import type { SessionStore } from '../session/SessionStore'
import type { Stores } from '../StoresContext'
import { Draft } from './Draft'
import type { DraftFormOptions, StoredForm } from './DraftFormOptions'
import { Form, type FieldOf } from './Form'
import { fitsShapeOf } from './fitsShapeOf'
import { OwnedDraft } from './OwnedDraft'
import { isStoredPhotos, PhotoUploads, withoutSignature } from './PhotoUploads'

/**
 * A form whose values and photos are stored on the device as a draft. Only the customer who entered them gets
 * them back; the draft is removed once the form is accepted. Page stores hold and dispose of it as `form`.
 */
export class DraftForm<Values extends object, Extra extends object = object> extends Form<Values> {
  readonly photos: PhotoUploads
  readonly session: Pick<SessionStore, 'isSignedIn' | 'ownerId' | 'owner' | 'ensureOwner'>

  private readonly draft: OwnedDraft<StoredForm<Values, Extra>>
  private initialImages: readonly string[] = []
  /** False until the record to edit has been read. */
  hasBegun: boolean
  /** The photo problem found by the last attempt to submit. */
  private foundPhotoProblem: FieldProblem | null = null

  constructor(
    {
      api,
      session,
      unsentPhotos,
    }: Pick<Stores, 'session' | 'unsentPhotos'> & { readonly api: Pick<Stores['api'], 'upload' | 'http'> },
    private readonly options: DraftFormOptions<Values, Extra>,
  ) {
    const { name, empty, validate = () => ({}), aliases, needsRecord = false } = options
    super(empty, validate, aliases)
    this.session = session
    this.photos = new PhotoUploads(api)
    this.hasBegun = !needsRecord
    this.draft = new OwnedDraft<StoredForm<Values, Extra>>({
      session,
      draft: new Draft(name, (value): value is StoredForm<Values, Extra> => this.isStoredDraft(value)),
      contents: () => this.contents,
      restore: (stored, ownerId) => {
        this.photos.resume(unsentPhotos.of(ownerId, name), stored)
        this.start(stored)
      },
      leave: () => this.leave(),
      isReady: () => this.hasBegun,
    })
    makeObservable<this, 'initialImages' | 'foundPhotoProblem' | 'start' | 'leave' | 'checkPhotos'>(this, {
      initialImages: observableRef,
      hasBegun: observableRef,
      foundPhotoProblem: observableRef,
      begin: actionBound,
      startOver: actionBound,
      start: actionBound,
      leave: actionBound,
      checkPhotos: actionBound,
    })
  }

  /**
   * Restores the owner's draft and saves it from now on. Call once the store that holds the form is set up.
   */
  follow(): void {
    this.draft.follow()
  }

  /** Whether the form on screen comes from a draft. */
  get isRestored() {
    return this.draft.isRestored
  }

  /** Whether the device has no room for what was entered. */
  get isUnkept() {
    return this.draft.isUnkept
  }

  /** True when the customer has entered nothing worth keeping. */
  get isUntouched(): boolean {
    const { withoutPrefill = (values: Values) => values, extra } = this.options
    const isSame =
      JSON.stringify(withoutPrefill(this.values)) === JSON.stringify(withoutPrefill(this.initial))
    return isSame && this.arePhotosUntouched && (extra?.isUntouched?.() ?? true)
  }

  /** Why the photos can't be sent; shown after an attempt to submit, until it is fixed. */
  get photoProblem(): FieldProblem | null {
    const problem = this.currentPhotoProblem
    return problem?.kind === this.foundPhotoProblem?.kind ? problem : null
  }

  override get firstProblem(): string | null {
    return super.firstProblem ?? (this.photoProblem === null ? null : 'images')
  }

  /**
   * Like `Form.submit`, but photos that are missing or not uploaded count as a problem too, unless only some
   * fields are checked. Starts the form over once it is accepted.
   */
  override async submit(
    send: (values: Values) => Promise<void>,
    only?: readonly FieldOf<Values>[],
  ): Promise<boolean> {
    if (only) return super.submit(send, only)
    this.checkPhotos()
    if (this.photoProblem !== null) {
      this.check()
      return false
    }
    if (!(await super.submit(send))) return false
    this.startOver()
    return true
  }

  /** Fills the form with the record to edit. The first call also restores the customer's draft. */
  begin(values: Values, images: readonly string[] = []): void {
    this.initial = values
    this.initialImages = images
    this.fill(values)
    this.photos.restore(images)
    if (this.hasBegun) return
    this.hasBegun = true
    this.draft.restore()
  }

  /** Discards the draft and resets the form to its initial state. */
  startOver(): void {
    this.photos.clear()
    this.start(null)
    this.draft.discard()
  }

  /** Call when the page closes: stops saving the draft. */
  dispose(): void {
    this.draft.dispose()
  }

  private get arePhotosUntouched(): boolean {
    const { urls, areAllUploaded } = this.photos
    return (
      areAllUploaded && urls.map(withoutSignature).join() === this.initialImages.map(withoutSignature).join()
    )
  }

  private get currentPhotoProblem(): FieldProblem | null {
    if (!this.photos.areAllUploaded) return { kind: 'picturesNotUploaded' }
    return this.options.isPhotoRequired && this.photos.isEmpty ? { kind: 'required' } : null
  }

  /** The draft to store; null removes it, undefined leaves it as it is. */
  private get contents(): StoredForm<Values, Extra> | null | undefined {
    const { toStored, extra, isFrozen } = this.options
    if (!this.hasBegun || isFrozen?.()) return undefined
    if (this.isUntouched) return null
    const values = toStored ? toStored(this.values) : this.values
    return { values, ...this.photos.stored, ...extra?.contents() } as StoredForm<Values, Extra>
  }

  private isStoredDraft(value: unknown): boolean {
    const { empty, isValues = (values: unknown) => fitsShapeOf(empty, values), extra } = this.options
    if (typeof value !== 'object' || value === null || !isStoredPhotos(value)) return false
    return isValues((value as { values?: unknown }).values) && (extra?.isValid(value as object) ?? true)
  }

  private checkPhotos(): void {
    this.foundPhotoProblem = this.currentPhotoProblem
  }

  private start(stored: StoredForm<Values, Extra> | null): void {
    this.reset()
    this.foundPhotoProblem = null
    if (stored) this.fill({ ...this.initial, ...stored.values })
    else this.photos.restore(this.initialImages)
    this.options.onStart?.(stored)
  }

  private leave(): void {
    this.initial = this.options.empty
    this.initialImages = []
    this.hasBegun = !this.options.needsRecord
    this.photos.leave()
    this.start(null)
    this.options.onLeave?.()
  }
}
