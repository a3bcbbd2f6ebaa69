import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { LogisticsOrder } from '@/model/order/orderDetail'
import { isOrderEditable } from '@/model/order/orderGuidance'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { ActionBar } from '@/ui/layout/ActionBar'

import { openableStep, openNextStep } from '../../_shared/nextStep'

/** The customer's next step, or a change until the order is weighed; nothing while it waits for somebody else. */
export const OrderActions = observer(function OrderActions({ order }: { order: LogisticsOrder }) {
  if (isOrderEditable(order)) return <EditAction id={order.id} />
  const step = openableStep(order)
  if (step === null) return null
  return (
    <ActionBar>
      <Button id={`do-${step}`} block onClick={() => openNextStep(step, order.id)}>
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
