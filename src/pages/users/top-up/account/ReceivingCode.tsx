import { observer } from 'mobx-react'

import { t, type MessageKey } from '@/i18n'
import { assetUrl } from '@/platform/build/assetUrl'
import { showToast } from '@/platform/dialog/toast'
import { savePicture } from '@/platform/file/savePicture'
import type { SavedPicture } from '@/platform/file/savedPicture'
import { previewImages } from '@/platform/photo/imagePreview'
import { explainRefusal } from '@/ui/feedback/explainRefusal'
import { QrFrame } from '@/ui/media/QrFrame'

const OUTCOMES: Partial<Record<SavedPicture, MessageKey & `receivingAccount.qr${string}`>> = {
  saved: 'receivingAccount.qrSaved',
  downloading: 'receivingAccount.qrStarted',
  shown: 'receivingAccount.qrShown',
  failed: 'receivingAccount.qrFailed',
}

/** The account's QR code, to scan, or to save and scan in another app. */
export const ReceivingCode = observer(function ReceivingCode({ qrCode }: { qrCode: string }) {
  const url = assetUrl(qrCode)

  async function save(): Promise<void> {
    const outcome = await savePicture(url)
    const message = OUTCOMES[outcome]
    if (message) showToast(t(message), 3000)
    if (outcome === 'permission' || outcome === 'privacy') {
      await explainRefusal(outcome, {
        permission: t('receivingAccount.albumAsk'),
        unavailable: t('receivingAccount.qrFailed'),
      })
    }
  }

  return (
    <QrFrame
      id="receiving-code"
      picture={url}
      label={t('receivingAccount.qrCode')}
      hint={t('receivingAccount.qrHint')}
      onOpen={() => previewImages([url], 0)}
      save={{ text: t('receivingAccount.qrSave'), onSave: save }}
    />
  )
})
