import { makeAutoObservable, observableRef, runInAction } from 'mobx'

import { isApiError, type ApiError } from '@/model/call/ApiError'
import { settle, type Settlement } from '@/model/money/settlement'
import type { LogisticsOrderDetail, OrderPayment } from '@/model/order/orderDetail'
import { paymentState, type PaymentState, type TotalChange } from '@/model/order/payment'
import { TopupsUnderReview } from '@/stores/funds/TopupsUnderReview'
import { CommandKey } from '@/stores/form/CommandKey'
import { MessageConsents } from '@/stores/message/MessageConsents'
import { Resource } from '@/stores/Resource'
import type { Stores } from '@/stores/StoresContext'

import type { OrderApi } from '../../_shared/orderApi'

import { PaymentCoupon } from './PaymentCoupon'

type PageStores = Pick<Stores, 'session'> & {
  readonly api: Pick<OrderApi, 'http' | 'logisticsOrders' | 'coupons'>
}

/** What was paid; decimal strings. */
export interface Paid {
  readonly total: string
  /** What is left of the balance. */
  readonly balance: string
  readonly currencyCode: string
}

/** Pays an order from the balance. Whatever happens to a request, the page ends up showing the order's own state. */
export class PayOrderStore {
  /** The order, together with the customer, whose balance pays for it. */
  readonly order = new Resource<LogisticsOrderDetail>(async () => {
    const [order] = await Promise.all([this.orders.get(this.id), this.stores.session.loadUser()])
    return order
  })
  readonly coupon: PaymentCoupon
  readonly underReview: TopupsUnderReview

  totalChange: TotalChange | null = null
  /** Whether a payment got no answer and the order couldn't be read since, so it may be paid. */
  isUnsure = false

  private readonly key = new CommandKey()
  private readonly consents: MessageConsents

  constructor(
    private readonly stores: PageStores,
    private readonly id: string,
  ) {
    this.coupon = new PaymentCoupon(stores.api, () => this.order.value)
    this.underReview = new TopupsUnderReview(stores.api)
    this.consents = new MessageConsents(stores.api)
    makeAutoObservable<this, 'stores' | 'id' | 'key' | 'consents' | 'orders'>(
      this,
      {
        order: false,
        coupon: false,
        underReview: false,
        totalChange: observableRef,
        stores: false,
        id: false,
        key: false,
        consents: false,
        orders: false,
      },
      { autoBind: true },
    )
  }

  get state(): PaymentState | null {
    return this.order.value && paymentState(this.order.value)
  }

  get settlement(): Settlement | null {
    const { bill } = this.coupon
    const account = this.stores.session.user?.currentFundAccount
    return bill && account ? settle(account.balance, bill.total) : null
  }

  async load(): Promise<void> {
    if (!this.stores.session.isSignedIn) return
    void this.consents.load()
    await this.read()
    if (this.state !== 'due') return
    const isShort = this.settlement?.left === null
    await Promise.all([this.coupon.coupons.reload(), isShort && this.underReview.load()])
  }

  /** @param couponId null for no coupon */
  async chooseCoupon(couponId: string | null): Promise<void> {
    await this.coupon.choose(couponId)
    runInAction(() => (this.totalChange = null))
  }

  /**
   * Pays the total on screen. Sending it again repeats the same command until there's a definite answer.
   *
   * @returns null if the page shows why it isn't paid
   * @throws ApiError if it isn't paid, or if that can't be found out
   */
  async pay(): Promise<Paid | null> {
    const { settlement, coupon } = this
    if (this.state !== 'due' || settlement === null || settlement.left === null) return null
    const { total, left } = settlement
    const payment: OrderPayment = {
      expectedTotal: total,
      ...(coupon.other && { couponId: coupon.other.couponId }),
    }
    await this.consents.ask(['LOGISTICS_ORDER'])
    try {
      const order = await this.orders.pay(this.id, payment, this.key.for(payment))
      this.finish(order)
      return { total, balance: left, currencyCode: order.currencyCode }
    } catch (error) {
      if (!isApiError(error)) throw error
      return this.learnFrom(error)
    }
  }

  /**
   * Finds out what became of a payment without an answer.
   *
   * @returns null if the order is unpaid or the request failed
   */
  async check(): Promise<Paid | null> {
    await this.read()
    return this.order.error ? null : this.paid
  }

  private get orders() {
    return this.stores.api.logisticsOrders
  }

  /** What was paid, as the order says. */
  private get paid(): Paid | null {
    const { value } = this.order
    const account = this.stores.session.user?.currentFundAccount
    if (this.state !== 'paid' || !value || !account) return null
    return { total: value.total, balance: account.balance, currencyCode: value.currencyCode }
  }

  /** Reads the order and the balance, and notes a total that is no longer the one on screen. */
  private async read(): Promise<void> {
    const from = this.coupon.bill?.total
    await this.order.reload()
    if (this.order.error) return
    if (this.state === 'due') await this.coupon.refresh()
    else this.coupon.clear()
    runInAction(() => {
      this.isUnsure = false
      const to = this.coupon.bill?.total
      if (from !== undefined && to !== undefined && from !== to) this.totalChange = { from, to }
    })
  }

  /** An order that turns out to be paid is what the customer wanted, however it came about. */
  private async learnFrom(error: ApiError): Promise<Paid | null> {
    await this.read()
    if (this.order.error && mayBePaid(error)) runInAction(() => (this.isUnsure = true))
    if (this.order.error || this.state === 'due') throw error
    return this.paid
  }

  private finish(order: LogisticsOrderDetail): void {
    this.key.renew()
    this.coupon.clear()
    this.totalChange = null
    this.order.set(order)
    // For the balance that other pages show.
    void this.order.reload()
  }
}

/** Whether the order may be paid although the request failed: by this request, or by an earlier one. */
function mayBePaid({ kind, isUncertain, detail }: ApiError): boolean {
  return isUncertain || kind === 'malformed' || detail.code === 'OrderMoveRefused'
}
