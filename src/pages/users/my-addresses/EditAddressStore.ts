import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx'

import { addressApi, type AddressApi } from '@/stores/areas/addressApi'
import type { Address, Region, RegionGroup } from '@/model/address'
import { isApiError } from '@/model/ApiError'
import { splitPastedAddress, type PastedAddress } from '@/model/pastedAddress'
import { CommandKey } from '@/stores/CommandKey'
import { Draft } from '@/stores/Draft'
import { Form } from '@/stores/Form'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import {
  EMPTY_ADDRESS,
  entryOf,
  isAddressDraft,
  isSameAddress,
  validateAddress,
  valuesOf,
  type AddressValues,
} from './AddressForm'
import { RegionChoices } from './RegionChoices'

/** One address, a new one or one to change, from the first letter to the answer. */
export class EditAddressStore {
  readonly form = new Form<AddressValues>(EMPTY_ADDRESS, (values) =>
    validateAddress(values, { group: this.group, maskedIdDocument: this.beginning.idDocument }),
  )
  /** As the server has it, in the form before it is shown; a new one is not read. */
  readonly address = new Resource(async () => {
    const address = await this.addresses.get(this.id ?? '')
    runInAction(() => this.settleIn(address))
    return address
  })
  readonly choices: RegionChoices

  /** Whether what is on screen was typed before, and kept. */
  isDraftRestored = false

  private ownerId: string | null = null
  private isSettled = false
  private beginning: AddressValues = EMPTY_ADDRESS
  private readonly key = new CommandKey()
  private readonly draft: Draft<AddressValues>
  private readonly addresses: AddressApi

  /** @param id of the address to change; a new one without */
  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    private readonly id?: string,
  ) {
    this.addresses = addressApi(stores.api)
    this.choices = new RegionChoices(stores.api)
    this.draft = new Draft(`address:${id ?? 'new'}`, isAddressDraft)
    makeAutoObservable<this, 'beginning' | 'stores' | 'id' | 'key' | 'draft' | 'addresses'>(
      this,
      { beginning: observableRef, stores: false, id: false, key: false, draft: false, addresses: false },
      { autoBind: true },
    )
    reaction(
      () => this.form.values,
      (values) => this.keepDraft(values),
    )
    this.leaveToOwner()
    if (this.isNew) this.settleIn(null)
  }

  get isNew(): boolean {
    return this.id === undefined
  }

  get isUntouched(): boolean {
    return isSameAddress(this.form.values, this.beginning)
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

  /** Reads the address, what there is to choose from, and who is editing. */
  async load(): Promise<void> {
    const { session } = this.stores
    if (!session.isSignedIn) return
    const groups = this.choices.groups.ensure()
    if (!session.user) await session.loadUser().catch(ignoreRefusal)
    runInAction(() => this.leaveToOwner())
    if (!this.isNew) await this.address.ensure()
    const { value } = this.address
    if (this.isNew || value) runInAction(() => this.settleIn(value))
    await groups
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

  /** Fills in what a pasted block says. @returns whether it said anything */
  paste(text: string): boolean {
    return this.fillIn(splitPastedAddress(text, this.group?.postCodePattern))
  }

  /** Takes over the parts that are there, and leaves the others as they are. */
  fillIn(parts: PastedAddress): boolean {
    const found = (Object.keys(parts) as (keyof PastedAddress)[]).filter((part) => parts[part] !== '')
    for (const part of found) this.form.set(part, parts[part])
    return found.length > 0
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
      this.forgetDraft()
    })
  }

  /** As the server has it, or empty; without the draft. */
  startOver(): void {
    this.form.fill(this.beginning)
    this.forgetDraft()
  }

  private forgetDraft(): void {
    this.isDraftRestored = false
    if (this.ownerId !== null) this.draft.remove(this.ownerId)
  }

  /** Somebody else's words do not stay. */
  private leaveToOwner(): void {
    const ownerId = this.stores.session.user?.id
    if (ownerId === undefined || ownerId === this.ownerId) return
    if (this.ownerId !== null) {
      this.address.clear()
      this.beginning = EMPTY_ADDRESS
      this.form.reset()
      this.key.renew()
      this.isDraftRestored = false
    }
    this.isSettled = false
    this.ownerId = ownerId
  }

  /** The address as it is; then, once it is known who edits it, the owner's draft of it. */
  private settleIn(address: Address | null): void {
    const { isUntouched } = this
    if (address && this.beginning === EMPTY_ADDRESS) {
      this.beginning = valuesOf(address)
      if (isUntouched) this.form.fill(this.beginning)
    }
    if (this.isSettled || this.ownerId === null) return
    this.isSettled = true
    const kept = isUntouched ? this.draft.read(this.ownerId) : null
    if (!kept) return
    this.isDraftRestored = true
    this.form.fill({ ...kept, idDocument: this.beginning.idDocument })
  }

  /** The number of an identity document is not left lying on the device. */
  private keepDraft(values: AddressValues): void {
    if (this.ownerId === null || !this.isSettled) return
    const kept = { ...values, idDocument: this.beginning.idDocument }
    if (isSameAddress(kept, this.beginning)) this.draft.remove(this.ownerId)
    else this.draft.write(this.ownerId, { ...kept, idDocument: '' })
  }

  /** Province and city are one field here. */
  private takeRegionRefusal(error: unknown): void {
    if (!isApiError(error)) return
    const message = error.fieldMessage('region.provinceId') ?? error.fieldMessage('region.cityId')
    if (message !== null) this.form.refuse('region', { kind: 'server', message })
  }
}

/** Told to the customer already; without their record there is only no draft. */
function ignoreRefusal(error: unknown): void {
  if (!isApiError(error)) throw error
}
