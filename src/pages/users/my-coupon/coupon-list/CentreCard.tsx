import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { centreAction, isScarce, isSoldOut, type CentreAction } from '@/model/coupon/centreCoupon'
import type { CentreCoupon } from '@/model/coupon/coupon'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'
import { StatusTag } from '@/ui/feedback/StatusTag'

import { CouponCard } from '../CouponCard'
import { fromText, untilText } from '../couponTimeText'
import { openUse } from '../openUse'
import type { CouponCentreStore } from './CouponCentreStore'

interface Props {
  readonly store: CouponCentreStore
  readonly coupon: CentreCoupon
}

/** A coupon to collect. */
export const CentreCard = observer(function CentreCard({ store, coupon: read }: Props) {
  const coupon = store.current(read)
  const action = centreAction(coupon)
  const left = leftText(coupon)
  return (
    <CouponCard
      id={`centre-${coupon.id}`}
      coupon={coupon}
      isOver={action === null}
      time={validityText(coupon)}
      {...(isScarce(coupon) ? { warning: left } : { note: left })}
      end={
        action ? <NextStep store={store} coupon={coupon} action={action} /> : <CouponState coupon={coupon} />
      }
    />
  )
})

/** Why a coupon can't be collected. */
const CouponState = observer(function CouponState({ coupon }: Pick<Props, 'coupon'>) {
  if (coupon.isCollected) return <StatusTag tone="success" text={t('couponCentre.done')} />
  if (isSoldOut(coupon)) return <StatusTag tone="neutral" text={t('couponCentre.soldOut')} />
  return coupon.reason && <StatusTag tone="neutral" text={coupon.reason} />
})

/** Undefined if the stock is unlimited or used up. */
function leftText(coupon: CentreCoupon): string | undefined {
  const { stockLeft } = coupon
  if (stockLeft === null || isSoldOut(coupon)) return undefined
  return t(isScarce(coupon) ? 'couponCentre.fewLeft' : 'couponCentre.left', { count: stockLeft })
}

function validityText({ validDays, firstDay, lastDay }: CentreCoupon): string {
  if (validDays === null) return firstDay === null ? untilText(lastDay) : fromText(firstDay, lastDay)
  if (lastDay === null) return t('couponCentre.days', { count: validDays })
  return t('couponCentre.daysUntil', { count: validDays, day: lastDay })
}

interface NextStepProps extends Props {
  readonly action: CentreAction
}

const NextStep = observer(function NextStep({ store, coupon, action }: NextStepProps) {
  const { id, businessType } = coupon
  const collect = useCommand(async () => {
    await store.collect(id)
    showToast(t('couponCentre.collected'))
  })
  const isUse = action === 'use'
  return (
    <Button
      id={`${isUse ? 'use' : 'collect'}-${id}`}
      kind={isUse ? 'text' : 'secondary'}
      size="s"
      isBusy={collect.isRunning && !isUse}
      onClick={() => void (isUse ? openUse(businessType) : collect.run())}
    >
      {t(`couponCentre.${action}`)}
    </Button>
  )
})
