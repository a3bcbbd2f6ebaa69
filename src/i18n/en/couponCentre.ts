import type { couponCentre as source } from '../zh-Hans/couponCentre'

export const couponCentre: Record<keyof typeof source, string> = {
  'title.couponList': 'Coupon centre',
  'couponList.empty': 'Nothing here yet',
}
