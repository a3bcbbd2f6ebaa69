import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { LogisticsOrder } from '@/model/order/orderDetail'
import type { PickupStation } from '@/model/order/pickupStation'
import type { Resource } from '@/stores/Resource'
import { Notice } from '@/ui/feedback/Notice'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { StationPlace } from '@/ui/order/StationPlace'

interface Props {
  readonly order: LogisticsOrder
  readonly stations: Resource<readonly PickupStation[]>
}

/** The pickup point, and how to collect there; nothing for delivery to the door. */
export const StationCard = observer(function StationCard({ order, stations }: Props) {
  const { pickupStation, pickupCode } = order
  if (!pickupStation) return null
  const [station] = stations.value ?? []
  return (
    <Card id="order-station" title={pickupStation.displayName}>
      {station ? (
        <StationPlace station={station} />
      ) : (
        <Notice tone="warning" text={t('orderDetail.stationClosed')} />
      )}
      <DescriptionList
        entries={[
          ...(pickupCode === null ? [] : [{ term: t('orderDetail.pickupCode'), text: pickupCode }]),
          {
            term: t('orderDetail.collectHow'),
            text: t(pickupCode === null ? 'orderDetail.collectBy' : 'orderDetail.collectByCode'),
          },
        ]}
      />
    </Card>
  )
})
