import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { assetUrl } from '@/platform/build/assetUrl'
import { SuccessSheet } from '@/ui/feedback/SuccessSheet'
import { Picture } from '@/ui/media/Picture'

import type { BlocksStore } from './BlocksStore'

import './PopupAnnounce.scss'

/** An announcement over Home, until the customer closes it or reads it. */
export const PopupAnnounce = observer(function PopupAnnounce({ store }: { store: BlocksStore }) {
  const { popup } = store
  if (!popup) return null
  const { id, displayTitle, summary, image } = popup
  const close = () => store.closePopup(popup)
  const read = () => {
    close()
    void openPage('announceDetail', { id })
  }
  return (
    <SuccessSheet
      title={displayTitle}
      text={summary}
      picture={image !== null && <Picture className="popup-picture" src={assetUrl(image)} fit="cover" />}
      next={{ id: 'read-popup', text: t('home.open'), onClick: read }}
      others={[{ id: 'close-popup', text: t('error.acknowledge'), onClick: close }]}
      closeText={t('common.close')}
      onClose={close}
    />
  )
})
