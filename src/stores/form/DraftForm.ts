import { actionBound, makeObservable, observableRef } from 'mobx'

import type { FieldProblem, FieldProblems } from '@/model/validation/FieldProblem'

import type { SessionStore } from '../session/SessionStore'
import type { Stores } from '../StoresContext'
import { Draft } from './Draft'
import { Form, type FieldAliases, type FieldOf } from './Form'
import { hasShapeOf } from './hasShapeOf'
import { OwnedDraft } from './OwnedDraft'
import { isKeptPhotos, PhotoUploads, withoutSignature, type KeptPhotos } from './PhotoUploads'

/** What the device keeps of a form. */
export type KeptForm<Values, Extra extends object = object> = KeptPhotos & { readonly values: Values } & Extra

interface Options<Values extends object, Extra extends object> {
  /** The draft's name; another one for each thing that the form can be about. */
  readonly name: string
  /** The empty form, its fields in the order of the page. */
  readonly empty: Values
  readonly validate?: (values: Values) => FieldProblems<FieldOf<Values>>
  readonly aliases?: FieldAliases<Values>
  readonly isPhotoRequired?: boolean
  /** Whether the form changes a record that is read first: it starts with `begin`. */
  readonly needsRecord?: boolean
  /** The values without those that the page fills in by itself: they alone are not worth a draft. */
  readonly ownWork?: (values: Values) => object
  /** The values that may lie on the device. */
  readonly toKept?: (values: Values) => Partial<Values>
  /** Whether stored values are such as this version writes. */
  readonly isValues?: (value: unknown) => boolean
  /** What is kept beside values and photos. */
  readonly extra?: {
    readonly contents: () => Extra
    readonly isValid: (kept: Partial<Record<keyof Extra, unknown>>) => boolean
    readonly isUntouched?: () => boolean
  }
  /** Whether the draft is left as it is for now. */
  readonly isFrozen?: () => boolean
  /** Called when the form starts, with the draft that it goes on with or afresh. */
  readonly onStart?: (kept: KeptForm<Values, Extra> | null) => void
  /** Drops what else is on the page: another customer is signed in now. */
  readonly onLeave?: () => void
}

/**
 * A form that nothing is lost of: values and photos are kept on the device for the customer who entered them, come
 * back to them alone, and are gone once the form was accepted. Page stores hold it as `form` and dispose of it.
 */
export class DraftForm<Values extends object, Extra extends object = object> extends Form<Values> {
  readonly photos: PhotoUploads
  readonly session: Pick<SessionStore, 'isSignedIn' | 'ownerId' | 'owner' | 'knowOwner'>

  private readonly draft: OwnedDraft<KeptForm<Values, Extra>>
  private initialImages: readonly string[] = []
  /** False while the record that is to be changed has not been read. */
  hasBegun: boolean
  /** What the last attempt to submit found wrong with the photos. */
  private foundPhotoProblem: FieldProblem | null = null

  constructor(
    {
      api,
      session,
      photoTrays,
    }: Pick<Stores, 'session' | 'photoTrays'> & { readonly api: Pick<Stores['api'], 'upload' | 'http'> },
    private readonly options: Options<Values, Extra>,
  ) {
    const { name, empty, validate = () => ({}), aliases, needsRecord = false } = options
    super(empty, validate, aliases)
    this.session = session
    this.photos = new PhotoUploads(api)
    this.hasBegun = !needsRecord
    this.draft = new OwnedDraft<KeptForm<Values, Extra>>({
      session,
      draft: new Draft(name, (value): value is KeptForm<Values, Extra> => this.isKept(value)),
      contents: () => this.contents,
      restore: (kept, ownerId) => {
        this.photos.resume(photoTrays.of(ownerId, name), kept)
        this.start(kept)
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
   * Takes over the owner's draft and keeps it from now on. To be called once the store that holds the form is set up.
   */
  follow(): void {
    this.draft.follow()
  }

  /** Whether what is on screen comes from a draft. */
  get isRestored(): boolean {
    return this.draft.isRestored
  }

  /** Whether the customer has not entered anything: there is nothing to lose. */
  get isUntouched(): boolean {
    const { ownWork = (values: Values) => values, extra } = this.options
    const isSame = JSON.stringify(ownWork(this.values)) === JSON.stringify(ownWork(this.initial))
    return isSame && this.arePhotosUntouched && (extra?.isUntouched?.() ?? true)
  }

  /** What keeps the photos from being sent; shown from an attempt to submit until it is mended. */
  get photoProblem(): FieldProblem | null {
    const problem = this.currentPhotoProblem
    return problem?.kind === this.foundPhotoProblem?.kind ? problem : null
  }

  override get firstProblem(): string | null {
    return super.firstProblem ?? (this.photoProblem === null ? null : 'images')
  }

  /**
   * As `Form.submit`, but photos that are not uploaded or missing are a problem too. Once it is accepted, the form starts
   * over.
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

  /** The record that is changed; what its customer had changed already comes back the first time. */
  begin(values: Values, images: readonly string[] = []): void {
    this.initial = values
    this.initialImages = images
    this.fill(values)
    this.photos.restore(images)
    if (this.hasBegun) return
    this.hasBegun = true
    this.draft.restore()
  }

  /** Back to what the form started from, without the draft. */
  startOver(): void {
    this.photos.clear()
    this.start(null)
    this.draft.forget()
  }

  /** The page was closed: nothing is written any more. */
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

  /** Undefined leaves the draft as it is. */
  private get contents(): KeptForm<Values, Extra> | null | undefined {
    const { toKept, extra, isFrozen } = this.options
    if (!this.hasBegun || isFrozen?.()) return undefined
    if (this.isUntouched) return null
    const values = toKept ? toKept(this.values) : this.values
    return { values, ...this.photos.kept, ...extra?.contents() } as KeptForm<Values, Extra>
  }

  private isKept(value: unknown): boolean {
    const { empty, isValues = (values: unknown) => hasShapeOf(empty, values), extra } = this.options
    if (typeof value !== 'object' || value === null || !isKeptPhotos(value)) return false
    return isValues((value as { values?: unknown }).values) && (extra?.isValid(value as object) ?? true)
  }

  private checkPhotos(): void {
    this.foundPhotoProblem = this.currentPhotoProblem
  }

  private start(kept: KeptForm<Values, Extra> | null): void {
    this.reset()
    this.foundPhotoProblem = null
    if (kept) this.fill({ ...this.initial, ...kept.values })
    else this.photos.restore(this.initialImages)
    this.options.onStart?.(kept)
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
