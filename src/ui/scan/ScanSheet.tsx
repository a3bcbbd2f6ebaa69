import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useEffect, useRef, useState } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/scan'
import { scannedExpressNumber } from '@/model/expressNumber/pastedExpressNumbers'
import { canScanLive, startLiveScan, stopLiveScan } from '@/platform/scan/liveScan'
import { readPhotoCode } from '@/platform/scan/photoCode'
import { Button } from '../control/Button'
import { Notice } from '../feedback/Notice'
import { pickPhotosOrExplain } from '../form/pickPhotosOrExplain'
import { Sheet } from '../layout/Sheet'
import { useCommand } from '../control/useCommand'

import type { LinkDoor } from './LinkDoor'
import { notTrackingNumberText } from './notTrackingNumberText'

import './ScanSheet.scss'

interface Props {
  readonly isOpen: boolean
  readonly onNumber: (expressNumber: string) => void
  readonly linkDoor: LinkDoor
  readonly onClose: () => void
}

const VIEW_ID = 'scan-view'

/** Browser scanner: live camera where supported, plus scanning a photo everywhere. */
export const ScanSheet = observer(function ScanSheet({ isOpen, onNumber, linkDoor, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null)

  function take(text: string): void {
    const open = linkDoor(text)
    const number = scannedExpressNumber(text)
    if (!open && number === null) return setProblem(notTrackingNumberText(text))
    close()
    if (open) void open()
    else if (number !== null) onNumber(number)
  }

  function close(): void {
    setProblem(null)
    onClose()
  }

  const readPhoto = useCommand(async () => {
    const [photo] = await pickPhotosOrExplain(1)
    if (!photo) return
    setProblem(null)
    const read = await readPhotoCode(photo.path)
    if (read === 'failed') setProblem(t('scan.failed'))
    else if (read.text === null) setProblem(t('scan.nothing'))
    else take(read.text)
  })

  return (
    <Sheet isOpen={isOpen} title={t('scan.title')} closeText={t('common.close')} onClose={close}>
      {/* The key remounts the view, so reopening the sheet retries the camera. */}
      {canScanLive() && (
        <LiveView key={String(isOpen)} isOpen={isOpen} onText={take} onProblem={setProblem} />
      )}
      {problem !== null && <Notice tone="warning" text={problem} />}
      <Button
        id="scan-photo"
        kind={canScanLive() ? 'secondary' : 'primary'}
        block
        icon="camera"
        isBusy={readPhoto.isRunning}
        onClick={() => void readPhoto.run()}
      >
        {t('scan.photo')}
      </Button>
    </Sheet>
  )
})

interface LiveProps {
  readonly isOpen: boolean
  readonly onText: (text: string) => void
  readonly onProblem: (problem: string) => void
}

/** Runs the camera only while the sheet is open. */
function LiveView({ isOpen, onText, onProblem }: LiveProps) {
  const [isOff, setIsOff] = useState(false)
  const tell = useRef({ onText, onProblem })
  useEffect(() => {
    tell.current = { onText, onProblem }
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const turnOff = (problem: string) => {
      setIsOff(true)
      tell.current.onProblem(problem)
    }
    void startLiveScan(VIEW_ID, {
      onText: (text) => tell.current.onText(text),
      onFailed: () => turnOff(t('scan.failed')),
    }).then((outcome) => {
      if (outcome !== 'running') turnOff(t('scan.cameraUnavailable'))
    })
    return stopLiveScan
  }, [isOpen])

  return isOff ? null : <View id={VIEW_ID} className="scan-view" />
}
