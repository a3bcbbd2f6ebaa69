import { makeAutoObservable, reaction } from 'mobx'

import { amountOf } from '@/model/order/bill'
import type { ApplicableCoupon, CouponQuestion } from '@/model/order/coupon'
import type { Quote } from '@/model/order/quote'
import type { DraftForm } from '@/stores/form/DraftForm'
import { Resource } from '@/stores/Resource'

import type { OrderApi } from '../../_shared/orderApi'

import type { OrderValues } from './OrderForm'

/** The coupon of an order being prepared: the best one for the chosen channel, until the customer chooses. */
export class CouponChoice {
  readonly offers = new Resource<readonly ApplicableCoupon[]>(async () =>
    this.question === null ? [] : this.api.coupons.listApplicable(this.question),
  )

  constructor(
    private readonly form: DraftForm<OrderValues>,
    private readonly api: Pick<OrderApi, 'coupons'>,
    private readonly quote: () => Quote | null,
  ) {
    makeAutoObservable<this, 'form' | 'api' | 'quote'>(
      this,
      { offers: false, form: false, api: false, quote: false },
      { autoBind: true },
    )
    reaction(
      () => JSON.stringify(this.question),
      () => {
        if (this.question) void this.offers.reload()
      },
    )
    reaction(() => this.offers.value, this.preferBest)
  }

  /** Whether the best coupon is still loading. False once the customer has chosen one. */
  get isPending(): boolean {
    return this.offers.isLoading && !this.form.values.isOwnCoupon
  }

  /** Why the chosen coupon can't be used (null reason if it's gone); null if it can, or while unknown. */
  get obstacle(): { readonly reason: string | null } | null {
    const { couponId } = this.form.values
    const { value, isLoading } = this.offers
    if (couponId === null || value === null || isLoading) return null
    const coupon = value.find(({ id }) => id === couponId)
    return coupon?.isUsable ? null : { reason: coupon?.reason ?? null }
  }

  /** @param id null for no coupon */
  choose(id: string | null): void {
    this.form.set('couponId', id)
    this.form.set('isOwnCoupon', true)
  }

  private get question(): CouponQuestion | null {
    const quote = this.quote()
    if (!quote?.bill) return null
    return {
      shippingFee: amountOf(quote.bill, 'InternationalShipping'),
      currencyCode: quote.bill.currencyCode,
      transportationChannelId: quote.channel.id,
    }
  }

  /** Selects the best coupon (listed first), unless the customer has chosen. */
  private preferBest(): void {
    const { value } = this.offers
    if (value === null || this.form.values.isOwnCoupon) return
    const best = value.find(({ isUsable }) => isUsable)?.id ?? null
    if (best !== this.form.values.couponId) this.form.set('couponId', best)
  }
}
