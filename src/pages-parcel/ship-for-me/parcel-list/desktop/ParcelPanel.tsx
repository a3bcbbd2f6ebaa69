import { observer } from 'mobx-react'
import type { KeyboardEvent } from 'react'

import { t } from '@/i18n'
import { Pressable } from '@/ui/control/Pressable'
import { Icon } from '@/ui/media/Icon'

import { ParcelDetail } from '../../parcel-detail/ParcelDetail'

/** The opened parcel's details beside the table. */
export const ParcelPanel = observer(function ParcelPanel({
  id,
  onClose,
}: {
  id: string
  onClose: () => void
}) {
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose()
  }
  return (
    <aside className="parcel-desk__panel" aria-label={t('title.parcelDetail')} onKeyDown={closeOnEscape}>
      <Pressable id="close-panel" className="parcel-desk__close" label={t('common.close')} onClick={onClose}>
        <Icon name="close" />
      </Pressable>
      <ParcelDetail id={id} isPanel />
    </aside>
  )
})
