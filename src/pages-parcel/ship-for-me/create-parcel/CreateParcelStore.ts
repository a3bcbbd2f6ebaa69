import { makeAutoObservable } from 'mobx'

import type { Parcel, ParcelDetail } from '@/model/parcel/parcel'
import { customsApi } from '@/stores/areas/customsApi'
import { parcelApi } from '@/stores/areas/parcelApi'
import { DraftForm } from '@/stores/form/DraftForm'
import { MessageConsents } from '@/stores/message/MessageConsents'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { DeclarationEditor } from '../../_shared/declaration/DeclarationEditor'
import {
  DECLARATION_ALIASES,
  EMPTY_DECLARATION,
  validateDeclaration,
  type DeclarationValues,
} from '../../_shared/declaration/DeclarationForm'

export class CreateParcelStore {
  readonly form: DraftForm<DeclarationValues>
  readonly editor: DeclarationEditor
  /** The parcel, if it has already arrived; otherwise null. */
  readonly arrived: Resource<{ readonly parcel: Parcel | null }>
  /** The customer's warehouse addresses, read once a parcel is declared. */
  readonly addresses = new Resource(() => this.stores.api.warehouse.listMyAddresses(undefined, true))

  /** What customs needs of the parcel that was declared last. */
  readonly customs = new Resource(() =>
    customsApi(this.stores.api).getReadiness({ parcelIds: [this.declaredId] }),
  )

  private readonly consents: MessageConsents
  private declaredId = ''

  /** @param expressNumber number of a parcel that has arrived undeclared */
  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>,
    expressNumber = '',
  ) {
    this.consents = new MessageConsents(stores.api)
    this.arrived = new Resource(async () => ({
      parcel: expressNumber === '' ? null : await parcelApi(stores.api).findUndeclared(expressNumber),
    }))
    this.form = new DraftForm<DeclarationValues>(stores, {
      // A form for a known parcel must not touch the draft of another.
      name: expressNumber === '' ? 'createParcel' : `createParcel:${expressNumber}`,
      empty: { ...EMPTY_DECLARATION, expressNumber },
      validate: validateDeclaration,
      aliases: DECLARATION_ALIASES,
      withoutPrefill: (values) => ({ ...values, declaredCurrency: '' }),
      onStart: () => this.editor.preferCurrency(),
      onLeave: () => {
        this.arrived.clear()
        this.addresses.clear()
        this.customs.clear()
      },
    })
    this.editor = new DeclarationEditor(this.form, stores.api)
    makeAutoObservable<this, 'stores' | 'consents' | 'declaredId'>(
      this,
      {
        form: false,
        editor: false,
        arrived: false,
        addresses: false,
        customs: false,
        stores: false,
        consents: false,
        declaredId: false,
      },
      { autoBind: true },
    )
    this.form.follow()
  }

  /** Loads the form's options and the arrived parcel. */
  async load(): Promise<void> {
    if (this.stores.session.ownerId === null) return
    void this.consents.load()
    if (this.editor.candidates.length === 0) void this.editor.detectExpress()
    await Promise.all([this.editor.choices.ensure(), this.arrived.ensure()])
    this.editor.preferCurrency()
  }

  /** @returns the declared parcel, or null if a field is invalid */
  async submit(): Promise<ParcelDetail | null> {
    let declared: ParcelDetail | null = null
    await this.form.submit(async () => {
      const { declaration } = this.editor
      await this.consents.ask(['PARCEL'])
      declared = await parcelApi(this.stores.api).declare(declaration, this.form.keyFor(declaration))
    })
    if (declared) this.askCustoms(declared)
    return declared
  }

  dispose(): void {
    this.form.dispose()
  }

  private askCustoms({ id }: ParcelDetail): void {
    this.declaredId = id
    this.customs.clear()
    void this.customs.reload()
  }
}
