import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { askToConfirm } from '@/platform/dialog/modal'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'

import type { StoreOrderDetailStore } from './StoreOrderDetailStore'

/** Cancels the order, after saying what that means. */
export const CancelButton = observer(function CancelButton({ store }: { store: StoreOrderDetailStore }) {
  const cancel = useCommand(async () => {
    const isSure = await askToConfirm({
      title: t('storeOrderDetail.cancel'),
      content: t('storeOrderDetail.cancelAsk'),
      confirmText: t('storeOrderDetail.cancel'),
      cancelText: t('storeOrderDetail.keep'),
    })
    if (!isSure) return
    await store.cancel()
    showToast(t('storeOrderDetail.cancelled'))
  })
  return (
    <Button id="cancel-order" kind="danger" block isBusy={cancel.isRunning} onClick={() => void cancel.run()}>
      {t('storeOrderDetail.cancel')}
    </Button>
  )
})
