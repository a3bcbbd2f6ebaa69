import type { MyCoupon } from '@/model/coupon/coupon'
import { couponSelection, couponTabOf, type CouponTab } from '@/model/coupon/couponTabs'
import { couponApi } from '@/stores/areas/couponApi'
import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

/** @param status from a link; selects the first tab */
export function myCouponList(stores: Pick<Stores, 'api' | 'session' | 'locale'>, status: string | undefined) {
  const first = couponTabOf(status)
  return new ListStore<MyCoupon, CouponTab>(stores, {
    tab: first,
    fetch: (query, tab) => couponApi(stores.api).listMine({ ...query, ...couponSelection(tab ?? first) }),
  })
}
