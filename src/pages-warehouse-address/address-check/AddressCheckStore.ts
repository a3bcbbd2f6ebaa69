import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { isApiError } from '@/model/ApiError'
import { checkAddress, type AddressCheck } from '@/model/addressCheck/addressCheck'
import { Draft } from '@/stores/Draft'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { addressesInLanguages } from '../_shared/addressesInLanguages'

const draft = new Draft<string>('addressCheck', (value): value is string => typeof value === 'string')

/** A pasted text, kept until it is cleared, and how it compares with the customer's addresses. */
export class AddressCheckStore {
  readonly addresses = new Resource(() => addressesInLanguages(this.stores))
  text = ''
  /** Of the text as it is; null until it is asked for. */
  result: AddressCheck | null = null

  private ownerId: string | null = null

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'locale' | 'warehouseChoice'>) {
    makeAutoObservable<this, 'stores'>(
      this,
      { addresses: false, result: observableRef, stores: false },
      { autoBind: true },
    )
    this.leaveToOwner()
  }

  /** The warehouse whose address the customer means to use. */
  get chosenName(): string | null {
    const all = this.addresses.value ?? []
    return this.stores.warehouseChoice.of(all.map(([own]) => own))?.name ?? null
  }

  async load(): Promise<void> {
    const { session } = this.stores
    if (!session.isSignedIn) return
    if (!session.user) await session.loadUser().catch(ignoreRefusal)
    runInAction(() => this.leaveToOwner())
    await this.addresses.reload()
  }

  write(text: string): void {
    this.text = text
    this.result = null
    this.keep()
  }

  check(): void {
    const { value } = this.addresses
    if (value === null) return
    const chosen = this.stores.warehouseChoice.of(value.map(([own]) => own))
    const isChosen = ([own]: (typeof value)[number]) => own === chosen
    const ordered = [...value.filter(isChosen), ...value.filter((languages) => !isChosen(languages))]
    this.result = checkAddress(this.text, ordered)
  }

  private keep(): void {
    if (this.ownerId === null) return
    if (this.text === '') draft.remove(this.ownerId)
    else draft.write(this.ownerId, this.text)
  }

  /** Somebody else's text does not stay. */
  private leaveToOwner(): void {
    const ownerId = this.stores.session.user?.id
    if (ownerId === undefined || ownerId === this.ownerId) return
    if (this.ownerId !== null) {
      this.text = ''
      this.result = null
      this.addresses.clear()
    }
    this.ownerId = ownerId
    if (this.text === '') this.text = draft.read(ownerId) ?? ''
    this.keep()
  }
}

/** Told to the customer already; without their record there is only no draft. */
function ignoreRefusal(error: unknown): void {
  if (!isApiError(error)) throw error
}
