import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { MyCoupon } from '@/model/coupon/coupon'
import { couponTime, type CouponTime } from '@/model/coupon/couponTime'
import { MyCouponStatus } from '@/model/enumerations/coupon'
import type { StatusTone } from '@/model/parcel/parcelGuidance'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'

import { CouponCard } from './CouponCard'
import { couponTimeText, hurryText } from './couponTimeText'
import { openUse } from './openUse'

/** One of the customer's coupons, with the way to where it can be used, or to the order it was used for. */
export const MyCouponCard = observer(function MyCouponCard({ coupon }: { coupon: MyCoupon }) {
  const time = couponTime(coupon)
  return (
    <CouponCard
      id={`coupon-${coupon.id}`}
      coupon={coupon}
      isOver={coupon.status !== MyCouponStatus.NORMAL}
      status={statusOf(coupon, time)}
      time={couponTimeText(time)}
      warning={hurryText(time)}
      action={<NextStep coupon={coupon} time={time} />}
    />
  )
})

/** A coupon that can be used needs no word about it. */
function statusOf({ statusDisplayName: text }: MyCoupon, { kind }: CouponTime) {
  if (kind === 'valid') return undefined
  if (kind === 'notYet') return { tone: 'warning' as StatusTone, text: t('coupon.notYet') }
  return { tone: 'neutral' as StatusTone, text }
}

interface NextStepProps {
  readonly coupon: MyCoupon
  readonly time: CouponTime
}

const NextStep = observer(function NextStep({ coupon, time }: NextStepProps) {
  const { id, businessType, orderId } = coupon
  if (time.kind === 'valid') {
    return (
      <Button id={`use-${id}`} kind="secondary" size="s" onClick={() => void openUse(businessType)}>
        {t('coupon.use')}
      </Button>
    )
  }
  if (time.kind !== 'used' || orderId === null) return null
  return (
    <Button
      id={`order-${id}`}
      kind="secondary"
      size="s"
      onClick={() => void openPage('orderDetail', { id: orderId })}
    >
      {t('coupon.seeOrder')}
    </Button>
  )
})
