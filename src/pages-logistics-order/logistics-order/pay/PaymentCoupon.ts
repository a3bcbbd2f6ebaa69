import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { isApiError } from '@/model/call/ApiError'
import { amountOf, type Bill } from '@/model/order/bill'
import { couponSetAside, type ApplicableCoupon } from '@/model/order/coupon'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { Resource } from '@/stores/Resource'

import type { OrderApi } from '../../_shared/orderApi'

/** A coupon other than the one set aside, and the bill with it. */
interface OtherCoupon {
  /** Null for no coupon. */
  readonly couponId: string | null
  readonly bill: Bill
}

/** The coupon an order is paid with: the one set aside for it, unless the customer chooses another. */
export class PaymentCoupon {
  /** The coupon set aside, then the customer's others, checked against the order. */
  readonly coupons = new Resource<readonly ApplicableCoupon[]>(async () => {
    const order = this.order()
    if (!order?.actualBill) return []
    const others = await this.api.coupons.listApplicable({
      shippingFee: amountOf(order.actualBill, 'InternationalShipping'),
      currencyCode: order.currencyCode,
      transportationChannelId: order.channel.id,
    })
    return [...couponSetAside(order), ...others]
  })

  other: OtherCoupon | null = null

  constructor(
    private readonly api: Pick<OrderApi, 'logisticsOrders' | 'coupons'>,
    private readonly order: () => LogisticsOrderDetail | null,
  ) {
    makeAutoObservable<this, 'api' | 'order'>(
      this,
      { coupons: false, other: observableRef, api: false, order: false },
      { autoBind: true },
    )
  }

  /** The bill to pay; null until the order is weighed. */
  get bill(): Bill | null {
    return this.other?.bill ?? this.order()?.actualBill ?? null
  }

  get couponId(): string | null {
    return this.other ? this.other.couponId : (this.order()?.couponId ?? null)
  }

  /**
   * @param couponId null for no coupon
   * @throws ApiError if it can't be used
   */
  async choose(couponId: string | null): Promise<void> {
    const order = this.order()
    if (!order) return
    const other = couponId === order.couponId ? null : await this.preview(order.id, couponId)
    runInAction(() => (this.other = other))
  }

  /** Prices the choice again; one that can no longer be used gives way to the coupon set aside. */
  async refresh(): Promise<void> {
    const { other } = this
    if (other === null) return
    try {
      await this.choose(other.couponId)
    } catch (error) {
      if (!isApiError(error)) throw error
      this.clear()
    }
  }

  clear(): void {
    this.other = null
  }

  private async preview(id: string, couponId: string | null): Promise<OtherCoupon> {
    return { couponId, bill: await this.api.logisticsOrders.previewBill(id, couponId) }
  }
}
