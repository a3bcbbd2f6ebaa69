import { makeAutoObservable, reaction, runInAction } from 'mobx'

import { isApiError } from '@/model/ApiError'
import { CommandKey } from '@/stores/CommandKey'
import { Draft } from '@/stores/Draft'
import type { Stores } from '@/stores/StoresContext'

import {
  isDeclarationDraft,
  type DeclarationContents,
  type DeclarationDraft,
} from '../../_shared/declaration/DeclarationDraft'
import { DeclarationEditor } from '../../_shared/declaration/DeclarationEditor'
import { EMPTY_DECLARATION } from '../../_shared/declaration/DeclarationForm'
import { isSameContents } from '../../_shared/declaration/mergeDeclarations'

/** The declaration of one parcel, from the first letter to the answer. */
export class CreateParcelStore {
  readonly editor: DeclarationEditor

  /** Whether what is on screen was typed before, and kept. */
  isDraftRestored = false

  private ownerId: string | null = null
  private readonly key = new CommandKey()
  private readonly beginning: DeclarationContents
  /** A form that is about a known parcel leaves the draft of another alone. */
  private readonly draft: Draft<DeclarationDraft>

  /** @param expressNumber of a parcel that arrived already and only lacks its declaration */
  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    expressNumber = '',
  ) {
    this.editor = new DeclarationEditor(stores.api)
    this.beginning = { values: { ...EMPTY_DECLARATION, expressNumber }, images: [] }
    this.draft = new Draft(
      expressNumber === '' ? 'createParcel' : `createParcel:${expressNumber}`,
      isDeclarationDraft,
    )
    this.editor.fill(this.beginning)
    makeAutoObservable<this, 'stores' | 'key' | 'ownerId' | 'beginning' | 'draft'>(
      this,
      { editor: false, stores: false, key: false, ownerId: false, beginning: false, draft: false },
      { autoBind: true },
    )
    reaction(
      () => ({ contents: this.editor.contents, lostPhotos: this.editor.unsentPhotos }),
      ({ contents, lostPhotos }) => this.keepDraft({ ...contents, lostPhotos, base: null }),
    )
  }

  /** Whether the customer has not typed or chosen anything yet. */
  get isUntouched(): boolean {
    return this.isAsAtBeginning(this.editor.contents) && this.editor.unsentPhotos === 0
  }

  /** Reads what there is to choose from, and who is declaring. */
  async load(): Promise<void> {
    const { session } = this.stores
    if (!session.isSignedIn) return
    await Promise.all([
      this.editor.choices.ensure(),
      session.user ? undefined : session.loadUser().catch(ignoreRefusal),
    ])
    runInAction(() => this.settleIn())
  }

  /** @returns whether it is declared now; what is wrong stands at its field otherwise */
  submit(): Promise<boolean> {
    return this.editor.submit(async (declaration) => {
      await this.stores.api.parcels.declare(declaration, this.key.for(declaration))
      this.startOver()
    })
  }

  /** An empty form, and no draft of the one before. */
  startOver(): void {
    this.clear()
    if (this.ownerId !== null) this.draft.remove(this.ownerId)
    this.editor.preferCurrency()
  }

  private clear(): void {
    this.key.renew()
    this.editor.clear()
    this.editor.fill(this.beginning)
    this.isDraftRestored = false
  }

  /** Once it is known who declares: their own draft comes back, somebody else's words do not stay. */
  private settleIn(): void {
    const ownerId = this.stores.session.user?.id
    if (ownerId !== undefined && ownerId !== this.ownerId) {
      const isSomebodyElse = this.ownerId !== null
      this.ownerId = ownerId
      if (isSomebodyElse) this.clear()
      this.restoreDraft(ownerId)
    }
    this.editor.preferCurrency()
    if (this.editor.candidates.length === 0) void this.editor.detectExpress()
  }

  private restoreDraft(ownerId: string): void {
    const kept = this.draft.read(ownerId)
    if (!kept || !this.isUntouched) return
    this.editor.fill(kept, kept.lostPhotos)
    this.isDraftRestored = true
  }

  private keepDraft(draft: DeclarationDraft): void {
    if (this.ownerId === null) return
    if (draft.lostPhotos === 0 && this.isAsAtBeginning(draft)) this.draft.remove(this.ownerId)
    else this.draft.write(this.ownerId, draft)
  }

  /** The currency is filled in by itself. */
  private isAsAtBeginning({ values, images }: DeclarationContents): boolean {
    const { declaredCurrency } = this.beginning.values
    return isSameContents({ values: { ...values, declaredCurrency }, images }, this.beginning)
  }
}

/** Already told to the customer; the form works without their record, only without a draft. */
function ignoreRefusal(error: unknown): void {
  if (!isApiError(error)) throw error
}
