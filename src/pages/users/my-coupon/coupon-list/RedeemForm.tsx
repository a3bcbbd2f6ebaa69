import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { MyCoupon } from '@/model/coupon/coupon'
import { Button } from '@/ui/control/Button'
import { FormTextField } from '@/ui/form/FormTextField'
import { useFormCommand } from '@/ui/form/useFormCommand'
import { Card } from '@/ui/layout/Card'

import { MAX_CODE_LENGTH, type RedeemStore } from './RedeemStore'

interface Props {
  readonly store: RedeemStore
  readonly onReceived: (coupon: MyCoupon) => void
}

/** The field for a code, and its button. */
export const RedeemForm = observer(function RedeemForm({ store, onReceived }: Props) {
  const redeem = useFormCommand(store.form, async () => {
    const coupon = await store.redeem()
    if (coupon) onReceived(coupon)
  })
  return (
    <Card>
      <FormTextField
        form={store.form}
        field="code"
        label={t('couponCentre.code')}
        placeholder={t('couponCentre.codeExample')}
        help={t('couponCentre.codeHelp')}
        maxLength={MAX_CODE_LENGTH}
        autoComplete="off"
        onConfirm={() => void redeem.run()}
        suffix={
          <Button
            id="redeem"
            kind="text"
            size="s"
            isBusy={redeem.isRunning}
            onClick={() => void redeem.run()}
          >
            {t('couponCentre.redeem')}
          </Button>
        }
      />
    </Card>
  )
})
