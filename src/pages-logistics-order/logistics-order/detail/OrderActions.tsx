import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { LogisticsOrder } from '@/model/order/orderDetail'
import { Button } from '@/ui/control/Button'
import { ActionBar } from '@/ui/layout/ActionBar'

import { openableStep, openNextStep } from '../../_shared/nextStep'

/** The customer's next step; nothing while the order waits for somebody else. */
export const OrderActions = observer(function OrderActions({ order }: { order: LogisticsOrder }) {
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
