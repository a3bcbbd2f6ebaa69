import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { MyCoupon } from '@/model/coupon/coupon'
import { couponTime, type CouponTime } from '@/model/coupon/couponTime'
import { MyCouponStatus } from '@/model/enumerations/coupon'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { StatusTag } from '@/ui/feedback/StatusTag'

import { CouponCard } from './CouponCard'
import { couponTimeText, hurryText } from './couponTimeText'
import { openUse } from './openUse'

/** One of the customer's coupons, with a link to where it can be used or to the order it was used for. */
export const MyCouponCard = observer(function MyCouponCard({ coupon }: { coupon: MyCoupon }) {
  const time = couponTime(coupon)
  return (
    <CouponCard
      id={`coupon-${coupon.id}`}
      coupon={coupon}
      isOver={coupon.status !== MyCouponStatus.NORMAL}
      time={couponTimeText(time)}
      warning={hurryText(time)}
      end={<NextStep coupon={coupon} time={time} />}
    />
  )
})

interface NextStepProps {
  readonly coupon: MyCoupon
  readonly time: CouponTime
}

/** A button, or the coupon's status if there's nothing to do. */
const NextStep = observer(function NextStep({ coupon, time }: NextStepProps) {
  const { id, businessType, orderId, statusDisplayName } = coupon
  if (time.kind === 'valid') {
    return (
      <Button id={`use-${id}`} kind="secondary" size="s" onClick={() => void openUse(businessType)}>
        {t('coupon.use')}
      </Button>
    )
  }
  if (time.kind === 'notYet') return <StatusTag tone="warning" text={t('coupon.notYet')} />
  if (time.kind !== 'used' || orderId === null) return <StatusTag tone="neutral" text={statusDisplayName} />
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
