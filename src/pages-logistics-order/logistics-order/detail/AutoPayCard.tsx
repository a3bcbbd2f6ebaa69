import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { showToast } from '@/platform/dialog/toast'
import { useCommand } from '@/ui/control/useCommand'
import { SwitchField } from '@/ui/form/SwitchField'
import { Card } from '@/ui/layout/Card'

import type { OrderDetailStore } from './OrderDetailStore'

interface Props {
  readonly store: OrderDetailStore
  readonly order: LogisticsOrderDetail
}

/** Switches auto-pay, saying plainly what it does. */
export const AutoPayCard = observer(function AutoPayCard({ store, order: { isAutoPay } }: Props) {
  const balance = store.balance.value?.text ?? '–'
  const change = useCommand(async (isOn: boolean) => {
    await store.setAutoPay(isOn)
    showToast(t(isOn ? 'orderDetail.autoPayIsOn' : 'orderDetail.autoPayIsOff'))
  })
  return (
    <Card>
      <SwitchField
        id="isAutoPay"
        label={t('order.autoPay')}
        help={isAutoPay ? t('order.autoPayOn', { balance }) : t('order.autoPayOff')}
        isOn={isAutoPay}
        onChange={(isOn) => void change.run(isOn)}
      />
    </Card>
  )
})
