import type { coupon as source } from '../zh-Hans/coupon'

export const coupon: Record<keyof typeof source, string> = {
  'title.myCoupon': 'My coupons',
  'myCoupon.empty': 'Nothing here yet',
}
