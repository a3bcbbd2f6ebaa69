import { StoreOrderStatus } from '@/model/enumerations/store'
import type { StoreOrder } from '@/model/store/storeOrder'
import { storeOrderApi } from '@/stores/areas/storeOrderApi'
import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

/** The customer's mall orders, by status. */
export class StoreOrderListStore {
  readonly list: ListStore<StoreOrder, StoreOrderStatus>

  /** @param status from the URL; an unknown one means all orders */
  constructor(stores: Pick<Stores, 'api' | 'session' | 'locale'>, status: string | undefined) {
    this.list = new ListStore<StoreOrder, StoreOrderStatus>(stores, {
      tab: Object.values(StoreOrderStatus).find((code) => String(code) === status) ?? null,
      fetch: (query, tab) =>
        storeOrderApi(stores.api).list({ ...query, ...(tab !== null && { status: tab }) }),
    })
  }
}
