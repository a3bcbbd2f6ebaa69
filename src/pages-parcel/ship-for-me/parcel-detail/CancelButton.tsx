import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { askToConfirm } from '@/platform/dialog/modal'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '@/ui/control/Button'
import { useCommand } from '@/ui/control/useCommand'

import type { ParcelDetailStore } from './ParcelDetailStore'

/** Cancels the declaration after confirmation. */
export const CancelButton = observer(function CancelButton({ store }: { store: ParcelDetailStore }) {
  const cancel = useCommand(async () => {
    const isSure = await askToConfirm({
      title: t('parcel.cancel'),
      content: t('parcel.cancelAsk'),
      confirmText: t('common.confirm'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    await store.cancel()
    showToast(t('parcel.cancelled'))
  })
  return (
    <Button
      id="cancel-parcel"
      kind="danger"
      block
      isBusy={cancel.isRunning}
      onClick={() => void cancel.run()}
    >
      {t('parcel.cancel')}
    </Button>
  )
})
