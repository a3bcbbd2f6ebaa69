import { makeAutoObservable } from 'mobx'

import { addressApi, type AddressApi } from '@/stores/areas/addressApi'
import type { Address } from '@/model/address'
import { PagedList } from '@/stores/PagedList'
import type { Stores } from '@/stores/StoresContext'

/** The customer's address book. */
export class MyAddressesStore {
  /** What is in the search box, and what the list was asked for. */
  search = ''
  filter = ''
  readonly list: PagedList<Address>

  private readonly addresses: AddressApi

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    this.addresses = addressApi(stores.api)
    this.list = new PagedList<Address>((range) =>
      this.addresses.list({ ...range, ...(this.filter !== '' && { filter: this.filter }) }),
    )
    makeAutoObservable<this, 'stores' | 'addresses'>(
      this,
      { list: false, addresses: false, stores: false },
      { autoBind: true },
    )
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.list.reload()
  }

  setSearch(text: string): void {
    this.search = text
  }

  async find(text: string): Promise<void> {
    this.search = text
    if (text.trim() === this.filter) return
    this.filter = text.trim()
    this.list.clear()
    await this.list.reload()
  }

  async makeDefault(id: string): Promise<void> {
    await this.andReload(this.addresses.makeDefault(id))
  }

  async remove(id: string): Promise<void> {
    await this.andReload(this.addresses.remove(id))
  }

  /** Also what was refused, or never answered, may have changed the book: from here, or from another device. */
  private async andReload(change: Promise<unknown>): Promise<void> {
    try {
      await change
    } finally {
      await this.list.reload()
    }
  }
}
