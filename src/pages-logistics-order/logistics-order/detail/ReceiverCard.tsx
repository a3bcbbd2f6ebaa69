import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { regionText } from '@/model/address/address'
import type { LogisticsOrder } from '@/model/order/orderDetail'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'

/** The address as it was when the order was submitted. */
export const ReceiverCard = observer(function ReceiverCard({ order }: { order: LogisticsOrder }) {
  const { shippingAddress } = order
  const { recipient, mobile, detailsAddress, postCode, idDocument } = shippingAddress
  return (
    <Card id="order-receiver" title={t('orderDetail.receiver')}>
      <DescriptionList
        entries={[
          { term: t('orderDetail.recipient'), text: `${recipient} ${mobile}` },
          {
            term: t('orderDetail.address'),
            text: `${regionText(shippingAddress)} ${detailsAddress} ${postCode}`,
          },
          ...(idDocument === null ? [] : [{ term: t('orderDetail.idDocument'), text: idDocument }]),
        ]}
      />
    </Card>
  )
})
