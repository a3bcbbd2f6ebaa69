import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatDate } from '@/model/format/relativeTime'
import { dayText } from '@/i18n/dayText'
import { moneyText } from '@/model/money/money'
import { orderNextStep, orderTone } from '@/model/order/orderGuidance'
import { payByDay, type LogisticsOrder } from '@/model/order/orderDetail'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { StatusTag } from '@/ui/feedback/StatusTag'
import { RowCard } from '@/ui/list/RowCard'

import { openableStep, openNextStep } from '../../_shared/nextStep'

/** A row with the destination, method, cost and next step of an order. */
export const OrderRow = observer(function OrderRow({ order }: { order: LogisticsOrder }) {
  const { id, statusDisplayName, shippingAddress } = order
  const step = openableStep(order)
  return (
    <RowCard
      isEven
      id={`order-${id}`}
      icon="truck"
      title={shippingAddress.regionGroupName}
      status={<StatusTag tone={orderTone(order)} text={statusDisplayName} />}
      number={codeText(order)}
      meta={metaText(order, step !== null)}
      action={
        step === null ? undefined : (
          <Button id={`do-${id}`} kind="secondary" size="s" onClick={() => openNextStep(step, id)}>
            {t(`orderList.do.${step}`)}
          </Button>
        )
      }
      onClick={() => void openPage('orderDetail', { id })}
    />
  )
})

/** The code, and how it goes; the pickup point once it is there. */
function codeText(order: LogisticsOrder): string {
  const { code, channel, pickupStation } = order
  const way = pickupStation && orderNextStep(order) === 'collect' ? pickupStation : channel
  return `${code} · ${way.displayName}`
}

/**
 * What it costs, and until when it can be paid or what is in it.
 *
 * @param isShort leaves room for a button
 */
function metaText(order: LogisticsOrder, isShort: boolean): string {
  const { total, currencyCode, isTotalActual, parcelCount, creationTime, pickupCode, paymentTerm } = order
  const amount = moneyText(total, currencyCode)
  const parts = [
    ...(pickupCode === null ? [] : [t('orderList.pickupCode', { code: pickupCode })]),
    isTotalActual ? amount : t('orderList.estimated', { amount }),
    paymentTerm
      ? t('orderList.payBy', { day: dayText(payByDay(paymentTerm)) })
      : t('orderList.parcels', { count: parcelCount }),
    ...(isShort ? [] : [dayText(formatDate(creationTime))]),
  ]
  return parts.join(' · ')
}
