import { observer } from 'mobx-react'
import { useMemo } from 'react'

import { t } from '@/i18n'
import { qrPicture } from '@/model/qrPicture'
import { CAN_SAVE_DRAWINGS, saveDrawing } from '@/platform/saveDrawing'
import { showToast } from '@/platform/toast'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { QrFrame } from '@/ui/QrFrame'
import { useCommand } from '@/ui/useCommand'

interface Props {
  readonly text: string
  /** Of the saved file. */
  readonly name: string
}

/** The whole address for whoever scans it. */
export const AddressCodeCard = observer(function AddressCodeCard({ text, name }: Props) {
  const picture = useMemo(() => qrPicture(text), [text])
  const save = useCommand(async () => {
    const outcome = await saveDrawing(picture, name)
    showToast(t(outcome === 'downloading' ? 'addressShare.qrStarted' : 'addressShare.qrFailed'), 3000)
  })
  return (
    <Card title={t('addressShare.qrTitle')}>
      <QrFrame
        id="qr-code"
        picture={picture}
        label={t('addressShare.qrTitle')}
        hint={t('addressShare.qrHint')}
      >
        {CAN_SAVE_DRAWINGS && (
          <Button
            id="save-qr"
            kind="secondary"
            size="m"
            icon="download"
            isBusy={save.isRunning}
            onClick={() => void save.run()}
          >
            {t('addressShare.qrSave')}
          </Button>
        )}
      </QrFrame>
    </Card>
  )
})
