import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { openPage } from '@/navigation/navigate'
import { assetUrl } from '@/platform/build/assetUrl'
import { Button } from '@/ui/control/Button'
import { CloseButton, SheetLayer } from '@/ui/layout/Sheet'
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
    <SheetLayer label={displayTitle} onClose={close}>
      <View id="popup" className="popup">
        <View className="popup__close">
          <CloseButton text={t('common.close')} onClick={close} />
        </View>
        {image !== null && <Picture className="popup__picture" src={assetUrl(image)} fit="cover" />}
        <Text className="popup__title">{displayTitle}</Text>
        <Text className="popup__summary">{summary}</Text>
        <View className="popup__actions">
          <Button id="read-popup" block onClick={read}>
            {t('home.popupOpen')}
          </Button>
          <Button id="close-popup" block kind="text" onClick={close}>
            {t('home.popupClose')}
          </Button>
        </View>
      </View>
    </SheetLayer>
  )
})
