import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatDateTime } from '@/model/format/relativeTime'
import type { OrderLogEntry } from '@/model/order/orderDetail'
import type { Resource } from '@/stores/Resource'
import { ResourceView } from '@/ui/feedback/ResourceView'
import { Card } from '@/ui/layout/Card'
import { Timeline } from '@/ui/layout/Timeline'

/** What happened to the order, newest first. */
export const LogCard = observer(function LogCard({ logs }: { logs: Resource<readonly OrderLogEntry[]> }) {
  return (
    <Card id="order-log" title={t('orderDetail.log')}>
      <ResourceView resource={logs}>
        {(entries) => (
          <Timeline
            entries={entries.map(({ id, text, time }) => ({ id, text, time: formatDateTime(time) }))}
            moreText={t('common.more')}
            lessText={t('common.less')}
          />
        )}
      </ResourceView>
    </Card>
  )
})
