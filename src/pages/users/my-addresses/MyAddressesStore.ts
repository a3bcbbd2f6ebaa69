import type { Address } from '@/model/address/address'
import { addressApi, type AddressApi } from '@/stores/areas/addressApi'
import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

export class MyAddressesStore {
  readonly list: ListStore<Address>

  private readonly addresses: AddressApi

  constructor(stores: Pick<Stores, 'api' | 'session' | 'locale'>) {
    this.addresses = addressApi(stores.api)
    this.list = new ListStore<Address>(stores, { fetch: this.addresses.list })
  }

  async makeDefault(id: string): Promise<void> {
    await this.andReload(this.addresses.makeDefault(id))
  }

  async remove(id: string): Promise<void> {
    await this.andReload(this.addresses.remove(id))
  }

  /** Reloads even on failure: an error or a missing answer may mean that the list is out of date. */
  private async andReload(change: Promise<unknown>): Promise<void> {
    try {
      await change
    } finally {
      await this.list.rows.reload()
    }
  }
}
