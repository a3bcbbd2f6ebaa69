import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { LogisticsOrder } from '@/model/order/orderDetail'
import { isOrderEditable } from '@/model/order/orderGuidance'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { ActionBar } from '@/ui/layout/ActionBar'
import { BarTotal } from '@/ui/money/BarTotal'

import { openableStep, openNextStep } from '../../_shared/nextStep'
import type { OrderDetailStore } from './OrderDetailStore'

interface Props {
  readonly store: OrderDetailStore
  readonly order: LogisticsOrder
}

/** The edit button until the order is weighed, then the customer's next step, if there is one. */
export const OrderActions = observer(function OrderActions({ store, order }: Props) {
  const { id, total, currencyCode } = order
  if (isOrderEditable(order)) return <EditAction id={id} />
  const step = openableStep(order)
  if (step === null) return null
  const label = t('orderDetail.balance', { balance: store.balance.value?.text ?? '–' })
  const due = <BarTotal label={label} amount={total} currencyCode={currencyCode} />
  return (
    <ActionBar left={step === 'pay' ? due : undefined}>
      <Button id={`do-${step}`} block onClick={() => openNextStep(step, id)}>
        {t(`orderDetail.do.${step}`)}
      </Button>
    </ActionBar>
  )
})

const EditAction = observer(function EditAction({ id }: { id: string }) {
  return (
    <ActionBar>
      <Button
        id="edit-order"
        kind="secondary"
        block
        icon="edit"
        onClick={() => void openPage('editOrder', { id })}
      >
        {t('orderDetail.edit')}
      </Button>
    </ActionBar>
  )
})
