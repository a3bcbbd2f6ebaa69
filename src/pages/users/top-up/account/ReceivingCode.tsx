import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { assetUrl } from '@/platform/build/assetUrl'
import { savePicture } from '@/platform/file/savePicture'
import { previewImages } from '@/platform/photo/imagePreview'
import { tellSaved } from '@/ui/feedback/tellSaved'
import { QrFrame } from '@/ui/media/QrFrame'

/** The account's QR code, to scan here or to save for another app. */
export const ReceivingCode = observer(function ReceivingCode({ qrCode }: { qrCode: string }) {
  const url = assetUrl(qrCode)
  return (
    <QrFrame
      id="receiving-code"
      picture={url}
      label={t('receivingAccount.qrCode')}
      hint={t('receivingAccount.qrHint')}
      onOpen={() => previewImages([url], 0)}
      save={{ text: t('receivingAccount.qrSave'), onSave: async () => tellSaved(await savePicture(url)) }}
    />
  )
})
