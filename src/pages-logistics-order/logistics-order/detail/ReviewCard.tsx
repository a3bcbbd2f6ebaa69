import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'

import { OwnPhotos } from './OwnPhotos'

/** What the customer said on receipt; nothing until then. */
export const ReviewCard = observer(function ReviewCard({ order }: { order: LogisticsOrderDetail }) {
  const { satisfaction, review, reviewImages } = order
  if (satisfaction === null) return null
  return (
    <Card id="order-review" title={t('orderDetail.review')}>
      <DescriptionList
        entries={[
          {
            term: t('orderDetail.satisfaction'),
            text: t('orderDetail.stars', { count: satisfaction }),
          },
          ...(review === null ? [] : [{ term: t('orderDetail.reviewText'), text: review }]),
        ]}
      />
      <OwnPhotos paths={reviewImages} />
    </Card>
  )
})
