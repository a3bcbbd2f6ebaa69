import { makeAutoObservable } from 'mobx'

import type { LogisticsOrderDetail, OrderPayment } from '@/model/order/orderDetail'
import { paymentState } from '@/model/order/payment'
import { BalancePayment } from '@/stores/funds/BalancePayment'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import type { OrderApi } from '../../_shared/orderApi'

import { PaymentCoupon } from './PaymentCoupon'

type PageStores = Pick<Stores, 'session'> & {
  readonly api: Pick<OrderApi, 'http' | 'logisticsOrders' | 'coupons'>
}

/** Pays a shipment order from the balance, with a coupon or without. */
export class PayOrderStore {
  /** The order, together with the customer, whose balance pays for it. */
  readonly order = new Resource<LogisticsOrderDetail>(async () => {
    const { api, session } = this.stores
    const [order] = await Promise.all([api.logisticsOrders.get(this.id), session.loadUser()])
    return order
  })
  readonly coupon: PaymentCoupon
  readonly payment: BalancePayment

  constructor(
    private readonly stores: PageStores,
    private readonly id: string,
  ) {
    this.coupon = new PaymentCoupon(stores.api, () => this.order.value)
    this.payment = new BalancePayment(stores, {
      state: () => this.order.value && paymentState(this.order.value),
      total: () => this.coupon.bill?.total ?? null,
      currencyCode: () => this.order.value?.currencyCode ?? '',
      read: () => this.read(),
      charge: (total, keyFor) => this.charge(total, keyFor),
      messages: 'LOGISTICS_ORDER',
    })
    makeAutoObservable<this, 'stores' | 'id'>(
      this,
      { order: false, coupon: false, payment: false, stores: false, id: false },
      { autoBind: true },
    )
  }

  async load(): Promise<void> {
    await this.payment.load()
    if (this.payment.state === 'due') await this.coupon.coupons.reload()
  }

  /** @param couponId null for no coupon */
  async chooseCoupon(couponId: string | null): Promise<void> {
    await this.coupon.choose(couponId)
    this.payment.forgetChange()
  }

  private async read(): Promise<boolean> {
    await this.order.reload()
    if (this.order.error) return false
    if (this.payment.state === 'due') await this.coupon.refresh()
    else this.coupon.clear()
    return true
  }

  private async charge(total: string, keyFor: (request: object) => string): Promise<void> {
    const { other } = this.coupon
    const body: OrderPayment = { expectedTotal: total, ...(other && { couponId: other.couponId }) }
    const order = await this.stores.api.logisticsOrders.pay(this.id, body, keyFor(body))
    this.coupon.clear()
    this.order.set(order)
  }
}
