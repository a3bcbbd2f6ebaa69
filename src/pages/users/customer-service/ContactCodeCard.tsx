import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { savePicture } from '@/platform/file/savePicture'
import { tellSaved } from '@/ui/feedback/tellSaved'
import { Card } from '@/ui/layout/Card'
import { QrFrame } from '@/ui/media/QrFrame'

/** The contact's WeChat QR code: tap to enlarge, save with the button. */
export const ContactCodeCard = observer(function ContactCodeCard({ qrCode }: { qrCode: string }) {
  const url = assetUrl(qrCode)
  return (
    <Card title={t('service.qrTitle')}>
      <QrFrame
        id="qr-code"
        picture={url}
        label={t('service.qrTitle')}
        hint={t('service.qrHint')}
        onOpen={() => previewImages([url], 0)}
        save={{ text: t('service.qrSave'), onSave: async () => tellSaved(await savePicture(url)) }}
      />
    </Card>
  )
})
