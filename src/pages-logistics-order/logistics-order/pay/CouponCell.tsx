import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import { moneyText } from '@/model/money/money'
import { hasUsableCoupon } from '@/model/order/coupon'
import { useCommand } from '@/ui/control/useCommand'
import { Cell } from '@/ui/layout/Cell'
import { CellGroup } from '@/ui/layout/CellGroup'

import { CouponSheet } from '../../_shared/CouponSheet'

import type { PaymentCoupon } from './PaymentCoupon'
import type { PayOrderStore } from './PayOrderStore'

/** The coupon the order is paid with, and the way to another. */
export const CouponCell = observer(function CouponCell({ store }: { store: PayOrderStore }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { coupon } = store
  const choose = useCommand(store.chooseCoupon)

  function open(): void {
    // The customer may have collected one meanwhile.
    if (!hasUsableCoupon(coupon.coupons.value)) void coupon.coupons.reload()
    setIsChoosing(true)
  }

  return (
    <>
      <CellGroup>
        <Cell id="coupon" title={t('order.coupon')} value={couponText(coupon)} onClick={open} />
      </CellGroup>
      <CouponSheet
        coupons={coupon.coupons}
        selected={coupon.couponId}
        isOpen={isChoosing}
        onSelect={(id) => {
          setIsChoosing(false)
          void choose.run(id)
        }}
        onClose={() => setIsChoosing(false)}
      />
    </>
  )
})

/** The discount of the chosen coupon, else of the best one (listed first), else why there's none to show. */
function couponText({ coupons, couponId }: PaymentCoupon): string {
  if (coupons.value === null) return coupons.error ? errorText(coupons.error) : ''
  const usable = coupons.value.filter(({ isUsable }) => isUsable)
  const chosen = usable.find(({ id }) => id === couponId)
  if (chosen) return t('order.couponMinus', { discount: moneyText(chosen.discount, chosen.currencyCode) })
  const [best] = usable
  if (!best) return t('order.couponNone')
  const discount = moneyText(best.discount, best.currencyCode)
  return t('order.couponBest', { count: usable.length, discount })
}
