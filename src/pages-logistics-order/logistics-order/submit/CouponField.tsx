import { observer } from 'mobx-react'
import { useState } from 'react'

import { t } from '@/i18n'
import { errorText } from '@/i18n/errorText'
import { problemText } from '@/i18n/problemText'
import { hasUsableCoupon, type ApplicableCoupon } from '@/model/order/coupon'
import { moneyText } from '@/model/money/money'
import { FormField } from '@/ui/form/FormField'
import { SelectField } from '@/ui/form/SelectField'

import { CouponSheet } from '../../_shared/CouponSheet'
import type { OrderEditor } from './OrderEditor'

/** Coupon picker, enabled once the chosen channel has a price. */
export const CouponField = observer(function CouponField({ editor }: { editor: OrderEditor }) {
  const [isChoosing, setIsChoosing] = useState(false)
  const { form, coupon } = editor
  const error = couponProblem(editor)

  function open(): void {
    if (!editor.shipping.quote?.bill) return
    // The customer may have collected one meanwhile.
    if (!hasUsableCoupon(coupon.offers.value)) void coupon.offers.reload()
    setIsChoosing(true)
  }

  return (
    <>
      <FormField id="field-couponId" label={t('order.coupon')} help={couponHelp(editor)} error={error}>
        <SelectField
          id="coupon"
          value={chosenText(editor)}
          placeholder={editor.shipping.quote?.bill ? t('order.couponPick') : t('order.couponChannelFirst')}
          isInvalid={error !== undefined}
          onClick={open}
        />
      </FormField>
      <CouponSheet
        coupons={coupon.offers}
        selected={form.values.couponId}
        isOpen={isChoosing}
        onSelect={(id) => {
          coupon.choose(id)
          setIsChoosing(false)
        }}
        onClose={() => setIsChoosing(false)}
      />
    </>
  )
})

function chosenText({ form, coupon }: OrderEditor): string | null {
  const chosen = coupon.offers.value?.find(({ id }) => id === form.values.couponId)
  if (!chosen) return null
  return chosen.isUsable ? `${chosen.displayName} · ${discountText(chosen)}` : chosen.displayName
}

function couponProblem({ form, coupon: { obstacle, offers } }: OrderEditor): string | undefined {
  const problem = form.problems.couponId
  if (problem) return problemText(problem)
  if (offers.error) return errorText(offers.error)
  if (obstacle === null) return undefined
  const { reason } = obstacle
  return reason === null ? t('order.couponGone') : t('order.couponReason', { reason })
}

/** Count of usable coupons and the best discount. The API returns the best coupon first. */
function couponHelp({ shipping, coupon: { offers } }: OrderEditor): string | undefined {
  if (!shipping.quote?.bill || offers.value === null) return undefined
  const usable = offers.value.filter(({ isUsable }) => isUsable)
  const [best] = usable
  if (!best) return t('order.couponNone')
  return t('order.couponBest', {
    count: usable.length,
    discount: moneyText(best.discount, best.currencyCode),
  })
}

function discountText({ discount, currencyCode }: ApplicableCoupon): string {
  return t('order.couponMinus', { discount: moneyText(discount, currencyCode) })
}
