import { makeAutoObservable, reaction } from 'mobx'

import { addressApi, type AddressApi } from '@/stores/areas/addressApi'
import type { Address, Region, RegionGroup } from '@/model/address/address'
import { validateAddress, type AddressValues } from '@/model/validation/address'
import { DraftForm } from '@/stores/form/DraftForm'
import type { StoredForm } from '@/stores/form/DraftFormOptions'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { isAddressExtra, isStoredAddress, type AddressExtra } from './AddressDraft'
import { EMPTY_ADDRESS, entryOf, valuesOf } from './AddressForm'
import { PasteFilling } from './PasteFilling'
import { RegionChoices } from './RegionChoices'

/** Creates or edits an address. */
export class EditAddressStore {
  readonly form: DraftForm<AddressValues, AddressExtra>
  /** The saved address; never loaded for a new one. */
  readonly address = new Resource(() => this.addresses.get(this.id ?? ''))
  readonly choices: RegionChoices
  readonly paste: PasteFilling

  /** Whether an ID document number was entered but left out of the draft, so it has to be entered again. */
  isIdDocumentMissing = false

  /** The saved ID document number, as the server masks it. */
  private maskedIdDocument = ''
  private readonly addresses: AddressApi

  /** @param id ID of the address to edit; omit it to add one */
  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos'>,
    private readonly id?: string,
  ) {
    this.addresses = addressApi(stores.api)
    this.choices = new RegionChoices(stores.api)
    this.form = new DraftForm<AddressValues, AddressExtra>(stores, {
      name: `address:${id ?? 'new'}`,
      empty: EMPTY_ADDRESS,
      validate: (values) =>
        validateAddress(values, { group: this.group, maskedIdDocument: this.maskedIdDocument }),
      aliases: { 'region.provinceId': 'region', 'region.cityId': 'region' },
      needsRecord: !this.isNew,
      isValues: isStoredAddress,
      toStored: ({ idDocument: _secret, ...values }) => values,
      extra: {
        contents: () => this.extra,
        isValid: isAddressExtra,
        isUntouched: () => this.paste.block === '',
      },
      onStart: (stored) => this.start(stored),
      onLeave: () => this.leave(),
    })
    this.paste = new PasteFilling(this.form, this.choices)
    makeAutoObservable<this, 'maskedIdDocument' | 'stores' | 'id' | 'addresses'>(
      this,
      { form: false, paste: false, maskedIdDocument: false, stores: false, id: false, addresses: false },
      { autoBind: true },
    )
    this.form.follow()
    // Runs before the next render, so the form never shows empty.
    reaction(
      () => this.address.value,
      (address) => address && this.begin(address),
    )
  }

  get isNew(): boolean {
    return this.id === undefined
  }

  get group(): RegionGroup | null {
    return this.choices.groupOf(this.form.values.regionGroupId)
  }

  /** The destination's name, even before the list of destinations has loaded. */
  get groupName(): string | null {
    if (this.group) return this.group.displayName
    const { value } = this.address
    return value && value.regionGroupId === this.form.values.regionGroupId ? value.regionGroupName : null
  }

  /** Loads the destinations, and the address to edit. */
  async load(): Promise<void> {
    if (this.stores.session.ownerId === null) return
    await Promise.all([this.choices.groups.ensure(), this.isNew ? undefined : this.address.ensure()])
  }

  chooseGroup(id: string): void {
    if (id === this.form.values.regionGroupId) return
    this.form.set('regionGroupId', id)
    this.form.set('region', null)
  }

  /** @param city a listed city, or the name of an unlisted one */
  chooseCity(city: Region | string): void {
    const { province } = this.choices
    if (!province) return
    const [cityId, cityName] = typeof city === 'string' ? [null, city] : [city.id, city.displayName]
    this.form.set('region', { provinceId: province.id, provinceName: province.displayName, cityId, cityName })
  }

  /** @returns whether it is saved; if not, the form shows the errors */
  submit(): Promise<boolean> {
    return this.form.submit(async (values) => {
      const entry = entryOf(values)
      if (this.id === undefined) await this.addresses.create(entry, this.form.keyFor(entry))
      else await this.addresses.update(this.id, entry)
      this.form.begin(values)
    })
  }

  dispose(): void {
    this.form.dispose()
  }

  private get extra(): AddressExtra {
    const { block, toCheck } = this.paste
    const isTyped = this.form.values.idDocument !== this.maskedIdDocument
    return { block, toCheck, isIdDocumentLeftOut: this.isIdDocumentMissing || isTyped }
  }

  private begin(address: Address): void {
    const values = valuesOf(address)
    this.maskedIdDocument = values.idDocument
    this.form.begin(values)
  }

  private start(stored: StoredForm<AddressValues, AddressExtra> | null): void {
    this.paste.restore(stored?.block ?? '', stored?.toCheck ?? [])
    this.isIdDocumentMissing = stored?.isIdDocumentLeftOut ?? false
  }

  private leave(): void {
    this.address.clear()
    this.maskedIdDocument = ''
  }
}
