import { observer } from 'mobx-react'
import { useMemo } from 'react'

import { t } from '@/i18n'
import { qrDataUrl } from '@/model/format/qrDataUrl'
import { CAN_SAVE_DRAWINGS, saveDrawing } from '@/platform/file/saveDrawing'
import { tellSaved } from '@/ui/feedback/tellSaved'
import { Card } from '@/ui/layout/Card'
import { QrFrame } from '@/ui/media/QrFrame'

interface Props {
  readonly text: string
  /** Name of the saved file. */
  readonly name: string
}

/** A QR code that contains the whole address. */
export const AddressCodeCard = observer(function AddressCodeCard({ text, name }: Props) {
  const picture = useMemo(() => qrDataUrl(text), [text])
  const save = async () => tellSaved(await saveDrawing(picture, name))
  return (
    <Card title={t('addressShare.qrTitle')}>
      <QrFrame
        id="qr-code"
        picture={picture}
        label={t('addressShare.qrTitle')}
        hint={t('addressShare.qrHint')}
        save={CAN_SAVE_DRAWINGS ? { text: t('addressShare.qrSave'), onSave: save } : undefined}
      />
    </Card>
  )
})
