import { makeAutoObservable } from 'mobx'

import type { Parcel } from '@/model/parcel/parcel'
import { CommandKey } from '@/stores/form/CommandKey'
import { Draft } from '@/stores/form/Draft'
import { MessageConsents } from '@/stores/message/MessageConsents'
import { OwnedDraft } from '@/stores/form/OwnedDraft'
import { Resource } from '@/stores/Resource'
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
  /** What is known of a parcel that is there already; null for one that is not. */
  readonly arrived: Resource<{ readonly parcel: Parcel | null }>
  readonly draft: OwnedDraft<DeclarationDraft>

  private readonly consents: MessageConsents
  private readonly key = new CommandKey()
  private readonly beginning: DeclarationContents

  /** @param expressNumber of a parcel that arrived already and only lacks its declaration */
  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'photoTrays'>,
    expressNumber = '',
  ) {
    this.editor = new DeclarationEditor(stores.api)
    this.consents = new MessageConsents(stores.api)
    this.arrived = new Resource(async () => ({
      parcel: expressNumber === '' ? null : await stores.api.parcels.findUndeclared(expressNumber),
    }))
    this.beginning = { values: { ...EMPTY_DECLARATION, expressNumber }, images: [] }
    this.editor.fill(this.beginning)
    // A form that is about a known parcel leaves the draft of another alone.
    const name = expressNumber === '' ? 'createParcel' : `createParcel:${expressNumber}`
    this.draft = new OwnedDraft<DeclarationDraft>({
      session: stores.session,
      draft: new Draft(name, isDeclarationDraft),
      contents: () =>
        this.isUntouched ? null : { ...this.editor.contents, ...this.editor.photos.kept, base: null },
      restore: (kept, ownerId) => {
        this.editor.resume(kept, stores.photoTrays.of(ownerId, name), this.beginning)
        this.editor.preferCurrency()
      },
      leave: () => this.leave(),
    })
    makeAutoObservable<this, 'stores' | 'consents' | 'key' | 'beginning'>(
      this,
      {
        editor: false,
        arrived: false,
        draft: false,
        stores: false,
        consents: false,
        key: false,
        beginning: false,
      },
      { autoBind: true },
    )
    this.draft.follow()
  }

  /** Whether the customer has not typed or chosen anything yet; the currency is filled in by itself. */
  get isUntouched(): boolean {
    const { contents, isSent } = this.editor
    const { declaredCurrency } = this.beginning.values
    const values = { ...contents.values, declaredCurrency }
    return isSent && isSameContents({ values, images: contents.images }, this.beginning)
  }

  /** Reads what there is to choose from. */
  async load(): Promise<void> {
    if (this.stores.session.ownerId === null) return
    void this.consents.load()
    if (this.editor.candidates.length === 0) void this.editor.detectExpress()
    await Promise.all([this.editor.choices.ensure(), this.arrived.ensure()])
    this.editor.preferCurrency()
  }

  /** @returns whether it is declared now; what is wrong stands at its field otherwise */
  submit(): Promise<boolean> {
    return this.editor.submit(async (declaration) => {
      await this.consents.ask(['PARCEL'])
      await this.stores.api.parcels.declare(declaration, this.key.for(declaration))
      this.startOver()
    })
  }

  /** An empty form, and no draft of the one before. */
  startOver(): void {
    this.key.renew()
    this.editor.photos.clear()
    this.editor.fill(this.beginning)
    this.editor.preferCurrency()
    this.draft.forget()
  }

  dispose(): void {
    this.draft.dispose()
  }

  private leave(): void {
    this.arrived.clear()
    this.key.renew()
    this.editor.leave(this.beginning.values)
  }
}
