import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'

import { OwnPhotos } from './OwnPhotos'

/** The customer's remarks, message and photos. */
export const NotesCard = observer(function NotesCard({ order }: { order: LogisticsOrderDetail }) {
  const { remarks, messageToStaff, images } = order
  const entries = [
    { term: t('order.remarks'), text: remarks ?? '' },
    { term: t('order.message'), text: messageToStaff ?? '' },
  ].filter(({ text }) => text !== '')
  if (entries.length === 0 && images.length === 0) return null
  return (
    <Card id="order-notes" title={t('orderDetail.notes')}>
      {entries.length > 0 && <DescriptionList entries={entries} />}
      <OwnPhotos paths={images} />
    </Card>
  )
})
