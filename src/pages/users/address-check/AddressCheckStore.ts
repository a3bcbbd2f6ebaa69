import { makeAutoObservable, observableRef } from 'mobx'

import { checkAddress, type AddressCheck } from '@/model/address/addressCheck/addressCheck'
import { DraftForm } from '@/stores/form/DraftForm'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import { addressesInLanguages } from '@/stores/content/addressesInLanguages'

/** Compares pasted text with the customer's addresses. */
export class AddressCheckStore {
  readonly form: DraftForm<{ readonly text: string }>
  readonly addresses = new Resource(() => addressesInLanguages(this.stores))
  /** Null until the current text is checked. */
  result: AddressCheck | null = null

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'unsentPhotos' | 'locale' | 'warehouseChoice'>,
  ) {
    this.form = new DraftForm(stores, {
      name: 'addressCheck',
      empty: { text: '' },
      onStart: () => this.forgetResult(),
      onLeave: () => this.addresses.clear(),
    })
    makeAutoObservable<this, 'stores'>(
      this,
      { form: false, addresses: false, result: observableRef, stores: false },
      { autoBind: true },
    )
    this.form.follow()
  }

  /** Name of the chosen warehouse. */
  get chosenName(): string | null {
    const all = this.addresses.value ?? []
    return this.stores.warehouseChoice.resolve(all.map(([own]) => own))?.name ?? null
  }

  async load(): Promise<void> {
    if (this.stores.session.ownerId !== null) await this.addresses.reload()
  }

  setText(text: string): void {
    this.form.set('text', text)
    this.forgetResult()
  }

  check(): void {
    const { value } = this.addresses
    if (value === null) return
    const chosen = this.stores.warehouseChoice.resolve(value.map(([own]) => own))
    const isChosen = ([own]: (typeof value)[number]) => own === chosen
    const ordered = [...value.filter(isChosen), ...value.filter((languages) => !isChosen(languages))]
    this.result = checkAddress(this.form.values.text, ordered)
  }

  dispose(): void {
    this.form.dispose()
  }

  private forgetResult(): void {
    this.result = null
  }
}
