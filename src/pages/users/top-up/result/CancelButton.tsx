import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { askToConfirm } from '@/platform/dialog/modal'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'

import type { TopupResultStore } from './TopupResultStore'

/** Cancels the top-up, after a warning about money that was already paid. */
export const CancelButton = observer(function CancelButton({ store }: { store: TopupResultStore }) {
  const cancel = useCommand(async () => {
    const isSure = await askToConfirm({
      title: t('topupResult.cancel'),
      content: t('topupResult.cancelAsk'),
      confirmText: t('topupResult.cancel'),
      cancelText: t('topupResult.keepTopup'),
    })
    if (!isSure) return
    await store.cancel()
    showToast(t('topupResult.cancelDone'))
  })
  return (
    <Button id="cancel-topup" kind="danger" block isBusy={cancel.isRunning} onClick={() => void cancel.run()}>
      {t('topupResult.cancel')}
    </Button>
  )
})
