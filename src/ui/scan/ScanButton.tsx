import { observer } from 'mobx-react'
import { useEffect, useState } from 'react'

import { t } from '@/i18n'
import '@/i18n/packages/scan'
import { scannedExpressNumber } from '@/model/expressNumber/pastedExpressNumbers'
import { HAS_OWN_SCANNER, scanCode } from '@/platform/scan/scanCode'
import type { ScannedCode } from '@/platform/scan/scannedCode'
import { showToast } from '@/platform/dialog/toast'
import { Button } from '../control/Button'
import { Pressable } from '../control/Pressable'
import { useCommand } from '../control/useCommand'
import { explainRefusal } from '../feedback/explainRefusal'
import { Icon } from '../media/Icon'

import type { LinkDoor } from './LinkDoor'
import { notTrackingNumberText } from './notTrackingNumberText'
import { ScanSheet } from './ScanSheet'

import './ScanButton.scss'

interface Props {
  /** Receives the tracking number in normalized form. */
  readonly onNumber: (expressNumber: string) => void
  readonly linkDoor: LinkDoor
  /** Whether it scans right away, for a page that was opened to scan. */
  readonly startsNow?: boolean
  /** Shows only the icon, where there's no room for the text. */
  readonly isIcon?: boolean
}

const EXPLANATION_MS = 3000

/** Scans a tracking number, with WeChat's scanner or in the browser with the camera or a photo. */
export const ScanButton = observer(function ScanButton({
  onNumber,
  linkDoor,
  startsNow = false,
  isIcon = false,
}: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const scan = useCommand(async () => {
    const scanned = await scanCode()
    if (scanned === 'noScanner') setIsOpen(true)
    else await take(scanned, onNumber, linkDoor)
  })
  useEffect(() => {
    if (startsNow) void scan.run()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `scan` is new in every render, but the scanner may start only once
  }, [])

  return (
    <>
      {isIcon ? (
        <Pressable id="scan" className="scan-icon" label={t('scan.action')} onClick={() => void scan.run()}>
          <Icon name="scan" />
        </Pressable>
      ) : (
        <Button
          id="scan"
          kind="text"
          size="s"
          icon="camera"
          isBusy={scan.isRunning}
          onClick={() => void scan.run()}
        >
          {t('scan.action')}
        </Button>
      )}
      {!HAS_OWN_SCANNER && (
        <ScanSheet isOpen={isOpen} onNumber={onNumber} linkDoor={linkDoor} onClose={() => setIsOpen(false)} />
      )}
    </>
  )
})

async function take(
  scanned: Exclude<ScannedCode, 'noScanner'>,
  onNumber: Props['onNumber'],
  linkDoor: LinkDoor,
): Promise<void> {
  if (scanned === 'cancelled') return
  if (typeof scanned === 'object') {
    const open = linkDoor(scanned.text)
    if (open) return open()
    const number = scannedExpressNumber(scanned.text)
    if (number === null) showToast(notTrackingNumberText(scanned.text), EXPLANATION_MS)
    else onNumber(number)
  } else {
    await explainRefusal(scanned, {
      permission: t('scan.forbiddenHint'),
      unavailable: t('scan.failed'),
    })
  }
}
