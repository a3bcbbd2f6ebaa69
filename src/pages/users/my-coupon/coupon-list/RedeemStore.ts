import type { MyCoupon } from '@/model/coupon/coupon'
import { required } from '@/model/validation/problems'
import { couponApi } from '@/stores/areas/couponApi'
import { Form } from '@/stores/form/Form'
import type { Stores } from '@/stores/StoresContext'

/** The API's limit. Codes are shorter, but may be pasted with spaces. */
export const MAX_CODE_LENGTH = 60

/** Redeems codes for coupons. A refused code stays in the field. */
export class RedeemStore {
  readonly form = new Form({ code: '' }, ({ code }) => ({ code: required(code) }))

  constructor(private readonly stores: Pick<Stores, 'api'>) {
    this.redeem = this.redeem.bind(this)
  }

  /** @returns the coupon; null if there's a problem with the code */
  async redeem(): Promise<MyCoupon | null> {
    const { form } = this
    const received: MyCoupon[] = []
    await form.submit(async ({ code }) => {
      received.push(await couponApi(this.stores.api).redeem(code, form.keyFor({ code })))
    })
    const [coupon = null] = received
    if (coupon) form.reset()
    return coupon
  }
}
