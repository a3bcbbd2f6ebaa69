import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'

import { isApiError } from '@/model/ApiError'
import { ParcelStatus } from '@/model/enumerations/parcel'
import type { ParcelDetail } from '@/model/parcel'
import { isParcelEditable } from '@/model/parcelCare'
import { Draft } from '@/stores/Draft'
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
  withFreshLinks,
  type MergedField,
} from '../../_shared/declaration/mergeDeclarations'

/** What the changes are changes of. */
type Base = DeclarationContents & { readonly version: number }

/** A declared parcel that is declared anew: its form begins with what it is, and is kept until it is saved. */
export class ParcelUpdateStore {
  readonly editor: DeclarationEditor
  readonly parcel = new Resource(() => this.stores.api.parcels.get(this.id))

  /** Whether what is on screen was typed before, and kept. */
  isDraftRestored = false
  /** Whether the parcel was changed elsewhere since it was read here. */
  isStale = false
  /** What was changed both here and elsewhere, once the two were brought together; null before. */
  conflicts: readonly MergedField[] | null = null

  private base: Base | null = null
  private ownerId: string | null = null
  private readonly draft: Draft<DeclarationDraft>

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    private readonly id: string,
  ) {
    this.editor = new DeclarationEditor(stores.api)
    this.draft = new Draft(`parcelUpdate:${id}`, isDeclarationDraft)
    makeAutoObservable<this, 'base' | 'stores' | 'id' | 'ownerId' | 'draft'>(
      this,
      {
        base: observableRef,
        conflicts: observableRef,
        editor: false,
        parcel: false,
        stores: false,
        id: false,
        ownerId: false,
        draft: false,
      },
      { autoBind: true },
    )
    // Before anything is drawn, and also when the parcel comes by a retry: no form is ever shown empty.
    reaction(
      () => this.parcel.value,
      (parcel) => parcel && this.base === null && this.begin(parcel),
    )
    reaction(
      () => ({ contents: this.editor.contents, lostPhotos: this.editor.unsentPhotos }),
      ({ contents, lostPhotos }) => this.keepDraft(contents, lostPhotos),
    )
  }

  get isUntouched(): boolean {
    const { base, editor } = this
    return base === null || (isSameContents(editor.contents, base) && editor.unsentPhotos === 0)
  }

  /** A parcel on its way out, or cancelled, is no longer changed. */
  get isEditable(): boolean {
    const { value } = this.parcel
    return value !== null && isParcelEditable(value)
  }

  /** Reads the parcel, what there is to choose from, and who is changing it. */
  async load(): Promise<void> {
    const { session } = this.stores
    if (!session.isSignedIn) return
    if (!session.user) await session.loadUser().catch(ignoreRefusal)
    runInAction(() => this.leaveToOwner())
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
        this.forgetDraft()
        this.takeOver(parcel)
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
    this.forgetDraft()
    this.conflicts = null
    if (this.base) this.editor.fill(this.base)
  }

  /** The parcel, then the owner's draft of a change to it. */
  private begin(parcel: ParcelDetail): void {
    this.takeOver(parcel)
    const kept = this.ownerId === null ? null : this.draft.read(this.ownerId)
    if (kept && this.isEditable) {
      this.isDraftRestored = true
      if (kept.base === null || kept.base.version === parcel.version) {
        this.editor.fill(withFreshLinks(kept, parcel.images), kept.lostPhotos)
      } else {
        this.mergeWith(parcel, kept, kept.base)
        this.editor.lostPhotos = kept.lostPhotos
      }
    }
    if (this.editor.candidates.length === 0) void this.editor.detectExpress()
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
      this.editor.fill(withFreshLinks(contents, parcel.images))
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
  private leaveToOwner(): void {
    const ownerId = this.stores.session.user?.id
    if (ownerId === undefined || ownerId === this.ownerId) return
    if (this.ownerId !== null) {
      this.base = null
      this.parcel.clear()
      this.editor.clear()
      this.isDraftRestored = false
      this.isStale = false
      this.conflicts = null
    }
    this.ownerId = ownerId
  }

  private forgetDraft(): void {
    this.isDraftRestored = false
    if (this.ownerId !== null) this.draft.remove(this.ownerId)
  }

  private keepDraft(contents: DeclarationContents, lostPhotos: number): void {
    const { base, ownerId } = this
    if (base === null || ownerId === null) return
    if (lostPhotos === 0 && isSameContents(contents, base)) this.draft.remove(ownerId)
    else this.draft.write(ownerId, { ...contents, lostPhotos, base })
  }
}

/** Told to the customer already; without their record there is only no draft. */
function ignoreRefusal(error: unknown): void {
  if (!isApiError(error)) throw error
}
