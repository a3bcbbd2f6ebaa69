import { observer } from 'mobx-react'

import { t, type MessageKey } from '@/i18n'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { savePicture } from '@/platform/file/savePicture'
import type { SavedPicture } from '@/platform/file/savedPicture'
import { showToast } from '@/platform/dialog/toast'
import { Card } from '@/ui/layout/Card'
import { QrFrame } from '@/ui/media/QrFrame'
import { explainRefusal } from '@/ui/feedback/explainRefusal'

const OUTCOMES: Partial<Record<SavedPicture, MessageKey & `service.qr${string}`>> = {
  saved: 'service.qrSaved',
  downloading: 'service.qrStarted',
  shown: 'service.qrShown',
  failed: 'service.qrFailed',
}

/** The contact's WeChat QR code: tap to enlarge, save with the button. */
export const ContactCodeCard = observer(function ContactCodeCard({ qrCode }: { qrCode: string }) {
  const url = assetUrl(qrCode)
  const save = async () => {
    const outcome = await savePicture(url)
    const message = OUTCOMES[outcome]
    if (message) showToast(t(message), 3000)
    if (outcome === 'permission' || outcome === 'privacy') {
      await explainRefusal(outcome, { permission: t('service.albumAsk'), unavailable: t('service.qrFailed') })
    }
  }

  return (
    <Card title={t('service.qrTitle')}>
      <QrFrame
        id="qr-code"
        picture={url}
        label={t('service.qrTitle')}
        hint={t('service.qrHint')}
        onOpen={() => previewImages([url], 0)}
        save={{ text: t('service.qrSave'), onSave: save }}
      />
    </Card>
  )
})
