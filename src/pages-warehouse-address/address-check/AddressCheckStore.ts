import { makeAutoObservable, observableRef } from 'mobx'

import { checkAddress, type AddressCheck } from '@/model/address/addressCheck/addressCheck'
import { Draft } from '@/stores/form/Draft'
import { OwnedDraft } from '@/stores/form/OwnedDraft'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { addressesInLanguages } from '../_shared/addressesInLanguages'

/** A pasted text, kept until it is cleared, and how it compares with the customer's addresses. */
export class AddressCheckStore {
  readonly addresses = new Resource(() => addressesInLanguages(this.stores))
  text = ''
  /** Of the text as it is; null until it is asked for. */
  result: AddressCheck | null = null

  private readonly draft: OwnedDraft<string>

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'locale' | 'warehouseChoice'>) {
    this.draft = new OwnedDraft<string>({
      session: stores.session,
      draft: new Draft('addressCheck', (value): value is string => typeof value === 'string' && value !== ''),
      contents: () => (this.text === '' ? null : this.text),
      restore: (kept) => this.write(kept ?? ''),
      leave: () => this.addresses.clear(),
    })
    makeAutoObservable<this, 'stores' | 'draft'>(
      this,
      { addresses: false, result: observableRef, stores: false, draft: false },
      { autoBind: true },
    )
    this.draft.follow()
  }

  /** The warehouse whose address the customer means to use. */
  get chosenName(): string | null {
    const all = this.addresses.value ?? []
    return this.stores.warehouseChoice.of(all.map(([own]) => own))?.name ?? null
  }

  async load(): Promise<void> {
    if (this.stores.session.ownerId !== null) await this.addresses.reload()
  }

  write(text: string): void {
    this.text = text
    this.result = null
  }

  check(): void {
    const { value } = this.addresses
    if (value === null) return
    const chosen = this.stores.warehouseChoice.of(value.map(([own]) => own))
    const isChosen = ([own]: (typeof value)[number]) => own === chosen
    const ordered = [...value.filter(isChosen), ...value.filter((languages) => !isChosen(languages))]
    this.result = checkAddress(this.text, ordered)
  }

  dispose(): void {
    this.draft.dispose()
  }
}
