import { openPage } from '@/navigation/navigate'
import { RowCard } from '@/ui/list/RowCard'

import type { CouponListItem } from './couponList'

export function CouponListRow({ item: { id } }: { item: CouponListItem }) {
  return (
    <RowCard
      isEven
      id={`coupon-list-${id}`}
      icon="parcel"
      title={id}
      onClick={() => void openPage('product', { id })}
    />
  )
}
