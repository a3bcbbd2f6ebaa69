import { makeAutoObservable } from 'mobx'

import { addressApi, type AddressApi } from '@/stores/areas/addressApi'
import type { Address } from '@/model/address/address'
import { SearchedList } from '@/stores/list/SearchedList'
import type { Stores } from '@/stores/StoresContext'

/** The customer's address book. */
export class MyAddressesStore {
  readonly found: SearchedList<Address>

  private readonly addresses: AddressApi

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    this.addresses = addressApi(stores.api)
    this.found = new SearchedList<Address>(this.addresses.list)
    makeAutoObservable<this, 'stores' | 'addresses'>(
      this,
      { found: false, addresses: false, stores: false },
      { autoBind: true },
    )
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.found.list.reload()
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
      await this.found.list.reload()
    }
  }
}
