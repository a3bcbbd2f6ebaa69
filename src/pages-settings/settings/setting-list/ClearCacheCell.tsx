import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { askToConfirm } from '@/platform/dialog/modal'
import { showToast } from '@/platform/dialog/toast'
import { Cell } from '@/ui/layout/Cell'
import { useCommand } from '@/ui/control/useCommand'

import type { SettingListStore } from './SettingListStore'

/** Confirms before clearing, and asks separately about drafts. */
export const ClearCacheCell = observer(function ClearCacheCell({ store }: { store: SettingListStore }) {
  const clear = useCommand(async () => {
    const isSure = await askToConfirm({
      title: t('settings.clearCache'),
      content: t('settings.clearCacheAsk'),
      confirmText: t('common.confirm'),
      cancelText: t('common.cancel'),
    })
    if (!isSure) return
    store.clearCache()
    const { draftCount } = store
    if (draftCount > 0 && (await confirmDeletingDrafts(draftCount))) store.deleteDrafts()
    showToast(t('settings.cacheCleared'))
  })
  return (
    <Cell
      id="clear-cache"
      icon="delete"
      title={t('settings.clearCache')}
      description={t('settings.clearCacheHint')}
      onClick={() => void clear.run()}
    />
  )
})

function confirmDeletingDrafts(count: number): Promise<boolean> {
  return askToConfirm({
    title: t('settings.clearCache'),
    content: t('settings.clearDraftsAsk', { count }),
    confirmText: t('settings.deleteDrafts'),
    cancelText: t('settings.keepDrafts'),
  })
}
