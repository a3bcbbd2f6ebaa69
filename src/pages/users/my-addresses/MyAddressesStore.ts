import { makeAutoObservable } from 'mobx'

import { addressApi, type AddressApi } from '@/stores/areas/addressApi'
import type { Address } from '@/model/address'
import { SearchedList } from '@/stores/SearchedList'
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
    await this.addresses.makeDefault(id)
    await this.found.list.reload()
  }

  async remove(id: string): Promise<void> {
    await this.addresses.remove(id)
    await this.found.list.reload()
  }
}
