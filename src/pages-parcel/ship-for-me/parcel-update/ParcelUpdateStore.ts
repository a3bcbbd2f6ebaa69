import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { ParcelStatus } from '@/model/enumerations/parcel'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { isParcelEditable } from '@/model/parcel/parcelCare'
import { parcelApi } from '@/stores/areas/parcelApi'
import { DraftForm } from '@/stores/form/DraftForm'
import type { StoredForm } from '@/stores/form/DraftFormOptions'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { DeclarationEditor } from '../../_shared/declaration/DeclarationEditor'
import {
  DECLARATION_ALIASES,
  EMPTY_DECLARATION,
  isDeclarationContents,
  validateDeclaration,
  valuesOf,
  type DeclarationContents,
  type DeclarationValues,
} from '../../_shared/declaration/DeclarationForm'
import { mergeDeclarations, type MergedField } from '../../_shared/declaration/mergeDeclarations'

/** The declaration that editing started from. */
type Base = DeclarationContents & { readonly version: number }
interface StoredBase {
  readonly base: Base
}

/** Edits the declaration of a parcel. */
export class ParcelUpdateStore {
  readonly form: DraftForm<DeclarationValues, StoredBase>
  readonly editor: DeclarationEditor
  readonly parcel = new Resource(() => parcelApi(this.stores.api).get(this.id))

  /** Whether the parcel was changed elsewhere since it was loaded. */
  isStale = false
  /** Fields changed both here and elsewhere; null until a merge. */
  conflicts: readonly MergedField[] | null = null

  private base: Base = { values: EMPTY_DECLARATION, images: [], version: 0 }

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>,
    private readonly id: string,
  ) {
    this.form = new DraftForm<DeclarationValues, StoredBase>(stores, {
      name: `parcelUpdate:${id}`,
      empty: EMPTY_DECLARATION,
      validate: validateDeclaration,
      aliases: DECLARATION_ALIASES,
      needsRecord: true,
      extra: { contents: () => ({ base: this.base }), isValid: ({ base }) => isBase(base) },
      isFrozen: () => !this.isEditable,
      onStart: (stored) => this.start(stored),
      onLeave: () => this.leave(),
    })
    this.editor = new DeclarationEditor(this.form, stores.api)
    makeAutoObservable<this, 'base' | 'stores' | 'id'>(
      this,
      {
        base: observableRef,
        conflicts: observableRef,
        form: false,
        editor: false,
        parcel: false,
        stores: false,
        id: false,
      },
      { autoBind: true },
    )
    this.form.follow()
    // Runs before the form renders, also when a retry loads the parcel, so the form never appears empty.
    reaction(
      () => this.parcel.value,
      (parcel) => parcel && !this.form.hasBegun && this.begin(parcel),
    )
  }

  /** False once the parcel is submitted or cancelled. */
  get isEditable(): boolean {
    const { value } = this.parcel
    return value !== null && isParcelEditable(value)
  }

  /** Loads the parcel and the form's options. */
  async load(): Promise<void> {
    if (this.stores.session.ownerId === null) return
    await Promise.all([this.parcel.ensure(), this.editor.choices.ensure()])
    this.editor.preferCurrency()
  }

  /** @returns whether it was saved; otherwise the fields show problems, or `isStale` is set */
  async submit(): Promise<boolean> {
    try {
      return await this.form.submit(async () => {
        const { editor, base } = this
        this.takeOver(await parcelApi(this.stores.api).update(this.id, editor.declaration, base.version))
      })
    } catch (error) {
      if (await this.takeRefusal(error)) return false
      throw error
    }
  }

  /** Reloads the parcel and merges it with the customer's edits, which win. */
  async loadNewer(): Promise<void> {
    await this.parcel.reload()
    const { value, error } = this.parcel
    if (error) throw error
    const { values, photos } = this.form
    if (value) runInAction(() => this.mergeWith(value, { values, images: photos.urls }, this.base))
  }

  dispose(): void {
    this.form.dispose()
  }

  private begin(parcel: ParcelDetail): void {
    this.takeOver(parcel)
    if (this.editor.candidates.length === 0) void this.editor.detectExpress()
  }

  private takeOver(parcel: ParcelDetail): void {
    this.base = { values: valuesOf(parcel), images: parcel.images, version: parcel.version }
    this.editor.chosenBefore = parcel.additionalServices
    this.editor.isNumberFixed = parcel.status !== ParcelStatus.NotArrival
    this.form.begin(this.base.values, this.base.images)
  }

  private start(stored: StoredForm<DeclarationValues, StoredBase> | null): void {
    this.conflicts = null
    const { value: parcel } = this.parcel
    const isOlder = stored !== null && stored.base.version !== this.base.version
    if (parcel && isOlder) this.mergeWith(parcel, stored, stored.base)
  }

  private mergeWith(parcel: ParcelDetail, own: DeclarationContents, base: Base): void {
    this.takeOver(parcel)
    const { contents, conflicts } = mergeDeclarations(complete(base), complete(own), this.base)
    this.form.fill(contents.values)
    this.form.photos.restore(contents.images)
    this.conflicts = conflicts
    // Once the parcel is in the warehouse, its number can't be changed.
    if (this.editor.isNumberFixed) this.form.set('expressNumber', parcel.expressNumber)
    this.isStale = false
  }

  /** @returns whether the page now shows the reason */
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

  private leave(): void {
    this.parcel.clear()
    this.editor.chosenBefore = []
    this.isStale = false
  }
}

/** Fills in the fields that a draft from an older version lacks. */
function complete({ values, images }: DeclarationContents): DeclarationContents {
  return { values: { ...EMPTY_DECLARATION, ...values }, images }
}

function isBase(value: unknown): boolean {
  return isDeclarationContents(value) && typeof (value as { version?: unknown }).version === 'number'
}
