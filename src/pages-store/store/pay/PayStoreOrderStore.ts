import { makeAutoObservable } from 'mobx'

import { storePaymentState, type StoreOrderDetail } from '@/model/store/storeOrder'
import { storeOrderApi } from '@/stores/areas/storeOrderApi'
import { BalancePayment } from '@/stores/funds/BalancePayment'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

/** Pays a mall order from the balance. */
export class PayStoreOrderStore {
  /** The order, together with the customer, whose balance pays for it. */
  readonly order = new Resource<StoreOrderDetail>(async () => {
    const { api, session } = this.stores
    const [order] = await Promise.all([storeOrderApi(api).get(this.id), session.loadUser()])
    return order
  })
  readonly payment: BalancePayment

  constructor(
    private readonly stores: Pick<Stores, 'api' | 'session'>,
    private readonly id: string,
  ) {
    this.payment = new BalancePayment(stores, {
      state: () => this.order.value && storePaymentState(this.order.value),
      total: () => this.order.value?.total ?? null,
      currencyCode: () => this.order.value?.currencyCode ?? '',
      read: () => this.read(),
      charge: (total, keyFor) => this.charge(total, keyFor),
      // Paid goods are news of a parcel from now on.
      messages: 'PARCEL',
    })
    makeAutoObservable<this, 'stores' | 'id'>(
      this,
      { order: false, payment: false, stores: false, id: false },
      { autoBind: true },
    )
  }

  private async read(): Promise<boolean> {
    await this.order.reload()
    return this.order.error === null
  }

  private async charge(expectedTotal: string, keyFor: (request: object) => string): Promise<void> {
    const key = keyFor({ expectedTotal })
    this.order.set(await storeOrderApi(this.stores.api).pay(this.id, expectedTotal, key))
  }
}
