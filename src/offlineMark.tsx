import { autorun, observable, runInAction } from 'mobx'
import { createRoot } from 'react-dom/client'

import { t } from '@/i18n'
import '@/i18n/packages/offline'
import { formatDate, formatDateTime, formatTime } from '@/model/format/relativeTime'
import { readAgain } from '@/navigation/readAgain.h5'
import { whileOnline } from '@/platform/offline/whileOnline.h5'
import { followWorker } from '@/platform/offline/workerMessages.h5'
import { placeBesidePages } from '@/platform/page/besidePages.h5'
import { OfflineMark } from '@/ui/feedback/OfflineMark'

/** When the oldest answer on screen was read; null while all are current. */
const readAt = observable.box<number | null>(null)
let isMounted = false

/** Marks what is on screen as read at that time, until the network answers again. */
export function markLastAnswer(time: number): void {
  runInAction(() => readAt.set(Math.min(readAt.get() ?? time, time)))
  if (isMounted) return
  isMounted = true
  followWorker((message) => {
    if (message.readAt === null) runInAction(() => readAt.set(null))
  })
  whileOnline(() => {
    if (readAt.get() !== null) readAgain()
  })
  const root = createRoot(placeBesidePages())
  // An observer would split MobX's React binding from the first load's files.
  autorun(() => root.render(<OfflineMark text={markText(readAt.get())} />))
}

function markText(time: number | null): string {
  return time === null ? '' : t('offline.asOf', { time: timeText(new Date(time)) })
}

function timeText(moment: Date): string {
  return formatDate(moment) === formatDate(new Date()) ? formatTime(moment) : formatDateTime(moment)
}
