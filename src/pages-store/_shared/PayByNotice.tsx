import { observer } from 'mobx-react'

import { t } from '@/i18n'
import '@/i18n/packages/storeOrder'
import { formatTime } from '@/model/format/relativeTime'
import { Notice } from '@/ui/feedback/Notice'

import { useSecondsLeft } from './useSecondsLeft'

interface Props {
  /** When the order is cancelled if it isn't paid; null unless it waits for payment. */
  readonly until: Date | null
  /** Reads the order again; must be the same function each time. */
  readonly onEnd: () => void
}

/** Until when the goods are kept for the customer. */
export const PayByNotice = observer(function PayByNotice({ until, onEnd }: Props) {
  const seconds = useSecondsLeft(until, onEnd)
  if (until === null || seconds === null) return null
  return <Notice tone="warning" text={textOf(formatTime(until), seconds)} />
})

/** @param seconds 0 if it's over by the phone's clock, although the server hasn't said so */
function textOf(time: string, seconds: number): string {
  if (seconds === 0) return t('storeOrder.payBy', { time })
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  return t('storeOrder.payWithin', { time, left })
}
