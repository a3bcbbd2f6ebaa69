import { makeAutoObservable } from 'mobx'

import type { LogisticsOrderStatus } from '@/model/enumerations/logisticsOrder'
import type { LogisticsOrder } from '@/model/order/orderDetail'
import { logisticsOrderApi } from '@/stores/areas/logisticsOrderApi'
import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

/** The customer's shipment orders, by status. */
export class OrderListStore {
  readonly list: ListStore<LogisticsOrder, number>

  /** @param tab the status to begin with, by default all */
  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session' | 'locale' | 'statusDefinitions'>,
    tab: number | null,
  ) {
    this.list = new ListStore<LogisticsOrder, number>(stores, {
      tab,
      fetch: (query, status) =>
        logisticsOrderApi(stores.api).list({
          ...query,
          // The tab may be a status that only a newer server knows; it's sent as it is.
          ...(status !== null && { status: status as LogisticsOrderStatus }),
        }),
    })
    makeAutoObservable<this, 'stores'>(this, { list: false, stores: false }, { autoBind: true })
  }

  async reload(): Promise<void> {
    await this.read(this.list.reload)
  }

  async refreshVisible(): Promise<void> {
    await this.read(this.list.refreshVisible)
  }

  private async read(readList: () => Promise<void>): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    await Promise.all([readList(), this.stores.statusDefinitions.logisticsOrder.reload()])
  }
}
