import { Image, Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useMemo } from 'react'

import { t } from '@/i18n'
import { CAN_SAVE_DRAWINGS, saveDrawing } from '@/platform/saveDrawing'
import { showToast } from '@/platform/toast'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { imageAttributes } from '@/ui/imageAttributes'
import { useCommand } from '@/ui/useCommand'

import { qrPicture } from '@/model/qrPicture'

import './QrCard.scss'

interface Props {
  readonly text: string
  /** Of the saved file. */
  readonly name: string
}

/** The whole address for whoever scans it. */
export const QrCard = observer(function QrCard({ text, name }: Props) {
  const picture = useMemo(() => qrPicture(text), [text])
  const save = useCommand(async () => {
    const outcome = await saveDrawing(picture, name)
    showToast(t(outcome === 'downloading' ? 'addressShare.qrStarted' : 'addressShare.qrFailed'), 3000)
  })
  return (
    <Card title={t('addressShare.qrTitle')}>
      <View className="address-qr">
        <View className="address-qr__frame">
          <Image
            id="qr-code"
            className="address-qr__picture"
            src={picture}
            mode="aspectFit"
            {...imageAttributes(t('addressShare.qrTitle'))}
          />
        </View>
        <Text className="address-qr__hint">{t('addressShare.qrHint')}</Text>
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
      </View>
    </Card>
  )
})
