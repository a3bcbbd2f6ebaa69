import { makeAutoObservable } from 'mobx'

import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export class WarehouseAddressStore {
  readonly addresses = new Resource(() => this.stores.api.warehouse.listMyAddresses())

  constructor(private readonly stores: Pick<Stores, 'api' | 'session'>) {
    makeAutoObservable<this, 'stores'>(this, { addresses: false, stores: false }, { autoBind: true })
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.addresses.reload()
  }
}
