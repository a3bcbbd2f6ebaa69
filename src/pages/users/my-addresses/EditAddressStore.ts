import { makeAutoObservable, observableRef, reaction } from 'mobx'

import { addressApi, type AddressApi } from '@/stores/areas/addressApi'
import type { Address, Region, RegionGroup } from '@/model/address/address'
import { isApiError } from '@/model/call/ApiError'
import { validateAddress, type AddressValues } from '@/model/validation/address'
import { CommandKey } from '@/stores/form/CommandKey'
import { Draft } from '@/stores/form/Draft'
import { Form } from '@/stores/form/Form'
import { OwnedDraft } from '@/stores/form/OwnedDraft'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { isAddressDraft, type AddressDraft } from './AddressDraft'
import { EMPTY_ADDRESS, entryOf, isSameAddress, valuesOf } from './AddressForm'
import { PasteFilling } from './PasteFilling'
import { RegionChoices } from './RegionChoices'

/** One address, a new one or one to change, from the first letter to the answer. */
export class EditAddressStore {
  readonly form = new Form<AddressValues>(EMPTY_ADDRESS, (values) =>
    validateAddress(values, { group: this.group, maskedIdDocument: this.beginning.idDocument }),
  )
  /** As the server has it; a new one is not read. */
  readonly address = new Resource(() => this.addresses.get(this.id ?? ''))
  readonly choices: RegionChoices
  readonly paste: PasteFilling
  readonly draft: OwnedDraft<AddressDraft>

  /** Whether a document's number was typed before and is to be typed again: it was not kept. */
  isIdDocumentMissing = false

  private beginning: AddressValues = EMPTY_ADDRESS
  private readonly key = new CommandKey()
  private readonly addresses: AddressApi

  /** @param id of the address to change; a new one without */
  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    private readonly id?: string,
  ) {
    this.addresses = addressApi(stores.api)
    this.choices = new RegionChoices(stores.api)
    this.paste = new PasteFilling(this.form, this.choices)
    this.draft = new OwnedDraft<AddressDraft>({
      session: stores.session,
      draft: new Draft(`address:${id ?? 'new'}`, isAddressDraft),
      contents: () => this.changes,
      restore: (kept) => this.resume(kept),
      leave: () => this.leave(),
      isReady: () => this.hasBegun,
    })
    makeAutoObservable<this, 'beginning' | 'stores' | 'id' | 'key' | 'addresses'>(
      this,
      {
        beginning: observableRef,
        paste: false,
        draft: false,
        stores: false,
        id: false,
        key: false,
        addresses: false,
      },
      { autoBind: true },
    )
    this.draft.follow()
    // Before anything is drawn: no form is ever shown empty.
    reaction(
      () => this.address.value,
      (address) => address && this.begin(address),
    )
  }

  get isNew(): boolean {
    return this.id === undefined
  }

  get isUntouched(): boolean {
    return this.paste.block === '' && isSameAddress(this.form.values, this.beginning)
  }

  get group(): RegionGroup | null {
    return this.choices.groupOf(this.form.values.regionGroupId)
  }

  /** The destination's name, also while the list of them is on its way. */
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

  /** @returns whether it is saved now; what is wrong stands at its field otherwise */
  submit(): Promise<boolean> {
    return this.form.submit(async (values) => {
      const entry = entryOf(values)
      try {
        if (this.id === undefined) await this.addresses.create(entry, this.key.for(entry))
        else await this.addresses.update(this.id, entry)
      } catch (error) {
        this.takeRegionRefusal(error)
        throw error
      }
      this.key.renew()
      this.draft.forget()
    })
  }

  /** As the server has it, or empty; without the draft. */
  startOver(): void {
    this.resume(null)
    this.draft.forget()
  }

  dispose(): void {
    this.draft.dispose()
  }

  private get hasBegun(): boolean {
    return this.isNew || this.address.value !== null
  }

  /** What there is to keep; nobody can tell before the address is there. */
  private get changes(): AddressDraft | null | undefined {
    if (!this.hasBegun) return undefined
    if (this.isUntouched) return null
    const { values } = this.form
    const isIdDocumentLeftOut = this.isIdDocumentMissing || values.idDocument !== this.beginning.idDocument
    const { block, toCheck } = this.paste
    return { values: { ...values, idDocument: '' }, block, toCheck, isIdDocumentLeftOut }
  }

  /** The address as it is, then its owner's draft of it. */
  private begin(address: Address): void {
    this.beginning = valuesOf(address)
    this.draft.restore()
  }

  private resume(kept: AddressDraft | null): void {
    const { beginning } = this
    this.form.fill(kept ? { ...kept.values, idDocument: beginning.idDocument } : beginning)
    this.paste.restore(kept?.block ?? '', kept?.toCheck ?? [])
    this.isIdDocumentMissing = kept?.isIdDocumentLeftOut ?? false
  }

  /** Somebody else's address and words do not stay. */
  private leave(): void {
    this.address.clear()
    this.beginning = EMPTY_ADDRESS
    this.resume(null)
    this.key.renew()
  }

  /** Province and city are one field here. */
  private takeRegionRefusal(error: unknown): void {
    if (!isApiError(error)) return
    const message = error.fieldMessage('region.provinceId') ?? error.fieldMessage('region.cityId')
    if (message !== null) this.form.refuse('region', { kind: 'server', message })
  }
}
