import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { ParcelStatus } from '@/model/enumerations/parcel'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { isParcelEditable } from '@/model/parcel/parcelCare'
import { Draft } from '@/stores/form/Draft'
import { OwnedDraft } from '@/stores/form/OwnedDraft'
import type { UploadingPhoto } from '@/stores/form/PhotoUploads'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import {
  isDeclarationDraft,
  type DeclarationContents,
  type DeclarationDraft,
} from '../../_shared/declaration/DeclarationDraft'
import { DeclarationEditor } from '../../_shared/declaration/DeclarationEditor'
import { valuesOf } from '../../_shared/declaration/DeclarationForm'
import {
  isSameContents,
  mergeDeclarations,
  type MergedField,
} from '../../_shared/declaration/mergeDeclarations'

/** What the changes are changes of. */
type Base = DeclarationContents & { readonly version: number }

/** A declared parcel that is declared anew: its form begins with what it is, and is kept until it is saved. */
export class ParcelUpdateStore {
  readonly editor: DeclarationEditor
  readonly draft: OwnedDraft<DeclarationDraft>
  readonly parcel = new Resource(() => this.stores.api.parcels.get(this.id))

  /** Whether the parcel was changed elsewhere since it was read here. */
  isStale = false
  /** What was changed both here and elsewhere, once the two were brought together; null before. */
  conflicts: readonly MergedField[] | null = null

  private base: Base | null = null

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'photoTrays'>,
    private readonly id: string,
  ) {
    const name = `parcelUpdate:${id}`
    this.editor = new DeclarationEditor(stores.api)
    this.draft = new OwnedDraft<DeclarationDraft>({
      session: stores.session,
      draft: new Draft(name, isDeclarationDraft),
      contents: () => this.changes,
      restore: (kept, ownerId) => this.resume(kept, stores.photoTrays.of(ownerId, name)),
      leave: () => this.leave(),
      isReady: () => this.base !== null,
    })
    makeAutoObservable<this, 'base' | 'stores' | 'id'>(
      this,
      {
        base: observableRef,
        conflicts: observableRef,
        editor: false,
        draft: false,
        parcel: false,
        stores: false,
        id: false,
      },
      { autoBind: true },
    )
    this.draft.follow()
    // Before anything is drawn, and also when the parcel comes by a retry: no form is ever shown empty.
    reaction(
      () => this.parcel.value,
      (parcel) => parcel && this.base === null && this.begin(parcel),
    )
  }

  get isUntouched(): boolean {
    const { base, editor } = this
    return base === null || (isSameContents(editor.contents, base) && editor.isSent)
  }

  /** A parcel on its way out, or cancelled, is no longer changed. */
  get isEditable(): boolean {
    const { value } = this.parcel
    return value !== null && isParcelEditable(value)
  }

  /** Reads the parcel, and what there is to choose from. */
  async load(): Promise<void> {
    if (this.stores.session.ownerId === null) return
    await Promise.all([this.parcel.ensure(), this.editor.choices.ensure()])
    this.editor.preferCurrency()
  }

  /** @returns whether it is saved now; what is wrong stands at its field, or in `isStale` and the parcel */
  async submit(): Promise<boolean> {
    const { base } = this
    if (base === null) return false
    try {
      return await this.editor.submit(async (declaration) => {
        const parcel = await this.stores.api.parcels.update(this.id, declaration, base.version)
        this.editor.photos.clear()
        this.takeOver(parcel)
        this.draft.forget()
      })
    } catch (error) {
      if (await this.takeRefusal(error)) return false
      throw error
    }
  }

  /** Reads the parcel as it is now; what the customer has changed stays as they have it. */
  async takeNewer(): Promise<void> {
    await this.parcel.reload()
    const { value, error } = this.parcel
    if (error) throw error
    if (value) runInAction(() => this.mergeWith(value, this.editor.contents, this.base))
  }

  /** As the server has it; without the draft. */
  startOver(): void {
    this.editor.photos.clear()
    this.conflicts = null
    if (this.base) this.editor.fill(this.base)
    this.draft.forget()
  }

  dispose(): void {
    this.draft.dispose()
  }

  /** What there is to keep; nobody can tell before the parcel is there, and one that is on its way keeps its draft. */
  private get changes(): DeclarationDraft | null | undefined {
    const { base, editor } = this
    if (base === null || !this.isEditable) return undefined
    return this.isUntouched ? null : { ...editor.contents, ...editor.photos.kept, base }
  }

  /** The parcel, then the owner's draft of a change to it. */
  private begin(parcel: ParcelDetail): void {
    this.takeOver(parcel)
    this.draft.restore()
    if (this.editor.candidates.length === 0) void this.editor.detectExpress()
  }

  private resume(kept: DeclarationDraft | null, tray: UploadingPhoto[]): void {
    const { base } = this
    const { value: parcel } = this.parcel
    if (base === null || parcel === null) return
    const isOlder = kept !== null && kept.base !== null && kept.base.version !== base.version
    this.editor.resume(kept, tray, base)
    if (isOlder) this.mergeWith(parcel, kept, kept.base)
  }

  private takeOver(parcel: ParcelDetail): void {
    this.base = { values: valuesOf(parcel), images: parcel.images, version: parcel.version }
    this.editor.chosenBefore = parcel.additionalServices
    this.editor.isNumberFixed = parcel.status !== ParcelStatus.NotArrival
    this.editor.fill(this.base)
  }

  private mergeWith(parcel: ParcelDetail, own: DeclarationContents, base: Base | null): void {
    this.takeOver(parcel)
    if (base && this.base) {
      const { contents, conflicts } = mergeDeclarations(base, own, this.base)
      this.editor.fill(contents)
      this.conflicts = conflicts
      // What stands on a parcel in the warehouse is no longer the customer's to change.
      if (this.editor.isNumberFixed) this.editor.form.set('expressNumber', parcel.expressNumber)
    }
    this.isStale = false
  }

  /** @returns whether the page says what is the matter */
  private async takeRefusal(error: unknown): Promise<boolean> {
    if (!isApiError(error)) return false
    switch (error.detail.code) {
      case 'VersionStale':
        runInAction(() => (this.isStale = true))
        return true
      case 'ParcelSubmitted':
      case 'ParcelMoveRefused':
        await this.parcel.reload()
        return true
      default:
        return false
    }
  }

  /** Somebody else's parcel and words do not stay. */
  private leave(): void {
    this.base = null
    this.parcel.clear()
    this.editor.leave()
    this.isStale = false
    this.conflicts = null
  }
}
