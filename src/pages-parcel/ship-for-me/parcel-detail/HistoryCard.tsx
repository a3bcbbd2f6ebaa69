import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ParcelLogEntry } from '@/model/parcel/parcel'
import { formatDateTime } from '@/model/format/relativeTime'
import { Card } from '@/ui/layout/Card'
import { Timeline } from '@/ui/layout/Timeline'

/** Log of the parcel, newest entry first. */
export const HistoryCard = observer(function HistoryCard({ logs }: { logs: readonly ParcelLogEntry[] }) {
  return (
    <Card title={t('parcel.log')} id="parcel-log">
      <Timeline
        entries={logs.map(({ id, text, time }) => ({ id, text, time: formatDateTime(time) }))}
        moreText={t('common.more')}
        lessText={t('common.less')}
      />
    </Card>
  )
})
