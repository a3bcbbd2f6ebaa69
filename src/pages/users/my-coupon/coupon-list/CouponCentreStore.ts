import { makeAutoObservable, observable, runInAction } from 'mobx'

import { asCollected } from '@/model/coupon/centreCoupon'
import type { CentreCoupon, MyCoupon } from '@/model/coupon/coupon'
import { couponApi } from '@/stores/areas/couponApi'
import { CommandKey } from '@/stores/form/CommandKey'
import { ListStore } from '@/stores/list/ListStore'
import { rereadOnConflict } from '@/stores/rereadOnConflict'
import type { Stores } from '@/stores/StoresContext'

/** Lists and collects the coupons of the coupon centre. */
export class CouponCentreStore {
  readonly list: ListStore<CentreCoupon>

  /** Coupons collected on this page, by their ID in the centre. */
  private readonly collected = observable.map<string, MyCoupon>({}, { deep: false })
  /** One per coupon: a retry after a lost response must not take a second one. */
  private readonly keys = new Map<string, CommandKey>()

  constructor(private readonly stores: Pick<Stores, 'api' | 'session' | 'locale'>) {
    this.list = new ListStore<CentreCoupon>(stores, {
      fetch: (query) => couponApi(stores.api).listCentre(query),
    })
    makeAutoObservable<this, 'collected' | 'keys' | 'stores'>(
      this,
      { list: false, collected: false, keys: false, stores: false },
      { autoBind: true },
    )
  }

  /** The coupon, updated if the customer collected it after the list was loaded. */
  current(coupon: CentreCoupon): CentreCoupon {
    const collected = this.collected.get(coupon.id)
    return collected && !coupon.isCollected ? asCollected(coupon, collected) : coupon
  }

  /** Collects a coupon. If that's no longer possible, the list is read again. */
  async collect(id: string): Promise<void> {
    const key = this.keyOf(id)
    const send = () => couponApi(this.stores.api).collect(id, key.for({ id }))
    const collected = await rereadOnConflict(send, this.list.refreshVisible)
    key.renew()
    runInAction(() => this.collected.set(id, collected))
    // The row says so already; only the server knows the stock and whether another one can be collected.
    void this.list.refreshVisible()
  }

  private keyOf(id: string): CommandKey {
    const key = this.keys.get(id) ?? new CommandKey()
    this.keys.set(id, key)
    return key
  }
}
