import { makeAutoObservable } from 'mobx'

import { storeOrderApi, type StoreOrderApi } from '@/stores/areas/storeOrderApi'
import { CommandKey } from '@/stores/form/CommandKey'
import { rereadOnConflict } from '@/stores/rereadOnConflict'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

export class StoreOrderDetailStore {
  readonly order = new Resource(() => this.orders.get(this.id))

  private readonly orders: StoreOrderApi
  private readonly cancelKey = new CommandKey()

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    private readonly id: string,
  ) {
    this.orders = storeOrderApi(stores.api)
    makeAutoObservable<this, 'stores' | 'id' | 'orders' | 'cancelKey'>(
      this,
      { order: false, stores: false, id: false, orders: false, cancelKey: false },
      { autoBind: true },
    )
  }

  async reload(): Promise<void> {
    if (this.stores.session.isSignedIn) await this.order.reload()
  }

  async cancel(): Promise<void> {
    const send = () => this.orders.cancel(this.id, this.cancelKey.for({}))
    this.order.set(await rereadOnConflict(send, this.reload))
    this.cancelKey.renew()
  }
}
