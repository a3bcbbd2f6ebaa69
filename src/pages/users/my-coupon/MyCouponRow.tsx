import { openPage } from '@/navigation/navigate'
import { RowCard } from '@/ui/list/RowCard'

import type { MyCouponItem } from './myCouponList'

export function MyCouponRow({ item: { id } }: { item: MyCouponItem }) {
  return (
    <RowCard
      isEven
      id={`my-coupon-${id}`}
      icon="parcel"
      title={id}
      onClick={() => void openPage('orderDetail', { id })}
    />
  )
}
