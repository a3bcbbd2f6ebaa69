import { makeAutoObservable, reaction } from 'mobx'

import { addressApi, type AddressApi } from '@/stores/areas/addressApi'
import type { Address, Region, RegionGroup } from '@/model/address/address'
import { validateAddress, type AddressValues } from '@/model/validation/address'
import { DraftForm, type KeptForm } from '@/stores/form/DraftForm'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { isAddressExtra, isKeptAddress, type AddressExtra } from './AddressDraft'
import { EMPTY_ADDRESS, entryOf, valuesOf } from './AddressForm'
import { PasteFilling } from './PasteFilling'
import { RegionChoices } from './RegionChoices'

/** Adds an address, or changes one. */
export class EditAddressStore {
  readonly form: DraftForm<AddressValues, AddressExtra>
  /** As the server has it; a new one is not read. */
  readonly address = new Resource(() => this.addresses.get(this.id ?? ''))
  readonly choices: RegionChoices
  readonly paste: PasteFilling

  /** Whether a document's number was typed before and has to be typed again: it was not kept. */
  isIdDocumentMissing = false

  /** Of the address as the server has it. */
  private maskedIdDocument = ''
  private readonly addresses: AddressApi

  /** @param id of the address to change; a new one without */
  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'photoTrays'>,
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
      isValues: isKeptAddress,
      toKept: ({ idDocument: _secret, ...values }) => values,
      extra: {
        contents: () => this.extra,
        isValid: isAddressExtra,
        isUntouched: () => this.paste.block === '',
      },
      onStart: (kept) => this.start(kept),
      onLeave: () => this.leave(),
    })
    this.paste = new PasteFilling(this.form, this.choices)
    makeAutoObservable<this, 'maskedIdDocument' | 'stores' | 'id' | 'addresses'>(
      this,
      { form: false, paste: false, maskedIdDocument: false, stores: false, id: false, addresses: false },
      { autoBind: true },
    )
    this.form.follow()
    // Before anything is drawn: no form is ever shown empty.
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

  /** The destination's name, also while the list of them is loading. */
  get groupName(): string | null {
    if (this.group) return this.group.displayName
    const { value } = this.address
    return value && value.regionGroupId === this.form.values.regionGroupId ? value.regionGroupName : null
  }

  /** Reads the address, and what there is to choose from. */
  async load(): Promise<void> {
    if (this.stores.session.ownerId === null) return
    await Promise.all([this.choices.groups.ensure(), this.isNew ? undefined : this.address.ensure()])
  }

  chooseGroup(id: string): void {
    if (id === this.form.values.regionGroupId) return
    this.form.set('regionGroupId', id)
    this.form.set('region', null)
  }

  /** @param city of the list, or the name of one that is not in it */
  chooseCity(city: Region | string): void {
    const { province } = this.choices
    if (!province) return
    const [cityId, cityName] = typeof city === 'string' ? [null, city] : [city.id, city.displayName]
    this.form.set('region', { provinceId: province.id, provinceName: province.displayName, cityId, cityName })
  }

  /** @returns whether it is saved now; problems are shown at their fields otherwise */
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

  private start(kept: KeptForm<AddressValues, AddressExtra> | null): void {
    this.paste.restore(kept?.block ?? '', kept?.toCheck ?? [])
    this.isIdDocumentMissing = kept?.isIdDocumentLeftOut ?? false
  }

  private leave(): void {
    this.address.clear()
    this.maskedIdDocument = ''
  }
}
