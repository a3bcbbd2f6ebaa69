import { couponApi } from '@/stores/areas/couponApi'
import { ListStore } from '@/stores/list/ListStore'
import type { Stores } from '@/stores/StoresContext'

export type CouponListItem = ReturnType<typeof couponList>['rows']['items'][number]

export function couponList(stores: Stores) {
  return new ListStore(stores, { fetch: (query) => couponApi(stores.api).listCentre(query) })
}
