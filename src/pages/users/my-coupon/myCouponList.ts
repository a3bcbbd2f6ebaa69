import { couponApi } from '@/stores/areas/couponApi'
import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

export type MyCouponItem = ReturnType<typeof myCouponList>['rows']['items'][number]

export function myCouponList(stores: Stores) {
  return new ListStore(stores, { fetch: (query) => couponApi(stores.api).listMine(query) })
}
