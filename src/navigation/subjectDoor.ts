import type { Subject } from '@/model/message/subject'

import { openPage } from './navigate'

const DOORS: Readonly<Record<Subject['type'], (id: string) => Promise<void>>> = {
  PARCEL: (id) => openPage('parcelDetail', { id }),
  LOGISTICS_ORDER: (id) => openPage('orderDetail', { id }),
  TOPUP: (id) => openPage('topupResult', { id }),
  STORE_ORDER: (id) => openPage('storeOrderDetail', { id }),
  COUPON: () => openPage('myCoupon'),
  AFTER_SALES: (id) => openPage('afterSalesDetail', { id }),
  UNCLAIMED_PARCEL: () => openPage('unclaimedParcel'),
  CONSOLIDATION_RULE: (id) => openPage('rules', { id }),
}

/** Opens what a message or a balance entry is about; null if the app has no page for it. */
export function subjectDoor({ type, id }: Subject): (() => Promise<void>) | null {
  const open = DOORS[type]
  return open ? () => open(id) : null
}
