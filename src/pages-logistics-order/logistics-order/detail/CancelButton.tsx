import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { usesCoupon } from '@/model/order/billComparison'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { askToConfirm } from '@/platform/dialog/modal'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'

import type { OrderDetailStore } from './OrderDetailStore'

interface Props {
  readonly store: OrderDetailStore
  readonly order: LogisticsOrderDetail
}

/** Cancels the order, after saying what comes back. */
export const CancelButton = observer(function CancelButton({ store, order }: Props) {
  const cancel = useCommand(async () => {
    const isSure = await askToConfirm({
      title: t('orderDetail.cancel'),
      content: t(usesCoupon(order) ? 'orderDetail.cancelAskCoupon' : 'orderDetail.cancelAsk', {
        count: order.parcelCount,
      }),
      confirmText: t('orderDetail.cancel'),
      cancelText: t('orderDetail.keep'),
    })
    if (!isSure) return
    await store.cancel()
    showToast(t('orderDetail.cancelled'))
  })
  return (
    <Button id="cancel-order" kind="danger" block isBusy={cancel.isRunning} onClick={() => void cancel.run()}>
      {t('orderDetail.cancel')}
    </Button>
  )
})
