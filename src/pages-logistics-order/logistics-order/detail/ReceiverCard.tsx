import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { regionText } from '@/model/address/address'
import type { LogisticsOrderDetail, ShippingAddress } from '@/model/order/orderDetail'
import type { PickupStation } from '@/model/order/pickupStation'
import type { Resource } from '@/stores/Resource'
import { Notice } from '@/ui/feedback/Notice'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { StationPlace } from '@/ui/order/StationPlace'

interface Props {
  readonly order: LogisticsOrderDetail
  readonly stations: Resource<readonly PickupStation[]>
}

/** Where it goes: the address as it was when the order was submitted, and the pickup point. */
export const ReceiverCard = observer(function ReceiverCard({ order, stations }: Props) {
  const { pickupStation, shippingAddress } = order
  const [station] = stations.value ?? []
  return (
    <>
      {pickupStation && (
        <Card id="order-station" title={pickupStation.displayName}>
          {station ? (
            <StationPlace station={station} />
          ) : (
            <Notice tone="warning" text={t('orderDetail.stationClosed')} />
          )}
          <DescriptionList
            entries={[{ term: t('orderDetail.collectHow'), text: t('orderDetail.collectBy') }]}
          />
        </Card>
      )}
      <Card id="order-receiver" title={t('orderDetail.receiver')}>
        <DescriptionList entries={entriesOf(shippingAddress)} />
      </Card>
    </>
  )
})

function entriesOf(address: ShippingAddress) {
  const { recipient, mobile, detailsAddress, postCode, idDocument } = address
  return [
    { term: t('orderDetail.recipient'), text: `${recipient} ${mobile}` },
    { term: t('orderDetail.address'), text: `${regionText(address)} ${detailsAddress} ${postCode}` },
    ...(idDocument === null ? [] : [{ term: t('orderDetail.idDocument'), text: idDocument }]),
  ]
}
