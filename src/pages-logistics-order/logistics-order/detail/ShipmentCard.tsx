import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatDateTime } from '@/model/format/relativeTime'
import { moneyText } from '@/model/money/money'
import { isOrderUnpaid } from '@/model/order/orderGuidance'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { openPage } from '@/navigation/navigate'
import { ShareButton } from '@/ui/control/ShareButton'
import { TextAction } from '@/ui/control/TextAction'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'

import { orderCard } from './orderCard'

import './ShipmentCard.scss'

/** How it travels, with the numbers to copy, and what was chosen for it. */
export const ShipmentCard = observer(function ShipmentCard({ order }: { order: LogisticsOrderDetail }) {
  const { code, internationalTrackingNumber } = order
  return (
    <Card id="order-shipment" title={t('orderDetail.shipment')}>
      <View className="shipment-numbers">
        <TextAction
          id="copy-code"
          text={`${t('orderDetail.code')} ${code}`}
          icon="copy"
          onClick={() => void copyWithToast(code)}
        />
        {internationalTrackingNumber !== null && (
          <TextAction
            id="copy-number"
            text={`${t('orderDetail.number')} ${internationalTrackingNumber}`}
            icon="copy"
            onClick={() => void copyWithToast(internationalTrackingNumber)}
          />
        )}
        <TextAction
          id="track"
          text={t('orderDetail.track')}
          icon="tracking"
          onClick={() => void openPage('tracking', { number: internationalTrackingNumber ?? code })}
        />
      </View>
      <DescriptionList entries={entriesOf(order)} />
      <ShareButton {...orderCard(order)} text={t('orderDetail.share')} />
    </Card>
  )
})

/** What is known; a row without a value isn't shown. */
function entriesOf(order: LogisticsOrderDetail) {
  const { shippingMethodType, channel, receivingMethod, carrier, isInsured, isAutoPay } = order
  const services = order.additionalServices.map(
    ({ displayName, price, currencyCode }) => `${displayName} ${moneyText(price, currencyCode)}`,
  )
  return [
    { term: t('orderDetail.method'), text: `${shippingMethodType.displayName} · ${channel.displayName}` },
    { term: t('orderDetail.carrier'), text: carrier ?? '' },
    { term: t('orderDetail.receiving'), text: t(`order.receiving.${receivingMethod}`) },
    { term: t('orderDetail.services'), text: services.join(' · ') },
    {
      term: t('orderDetail.insurance'),
      text: t(isInsured ? 'orderDetail.insured' : 'orderDetail.notInsured'),
    },
    // Before that, it's a switch beside the bill.
    ...(isOrderUnpaid(order)
      ? []
      : [{ term: t('order.autoPay'), text: t(isAutoPay ? 'orderDetail.on' : 'orderDetail.off') }]),
    { term: t('orderDetail.submitted'), text: formatDateTime(order.creationTime) },
  ].filter(({ text }) => text !== '')
}
