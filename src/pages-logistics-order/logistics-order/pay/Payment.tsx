import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { Notice } from '@/ui/feedback/Notice'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { Bill } from '@/ui/money/Bill'
import { SettlementCard } from '@/ui/money/SettlementCard'

import { CouponCell } from './CouponCell'
import { PayBar } from './PayBar'
import type { Paid, PayOrderStore } from './PayOrderStore'

interface Props {
  readonly store: PayOrderStore
  readonly order: LogisticsOrderDetail
  readonly onPaid: (paid: Paid) => void
}

/** What an order costs, and what paying it leaves of the balance. */
export const Payment = observer(function Payment({ store, order, onPaid }: Props) {
  const { coupon, settlement, isUnsure } = store
  const { bill } = coupon
  return (
    <>
      <Card id="paid-order">
        <DescriptionList entries={factsOf(order)} />
      </Card>
      {isUnsure && <Notice tone="warning" title={t('pay.unsure')} text={t('pay.unsureHint')} />}
      <TotalChanged store={store} currencyCode={order.currencyCode} />
      {bill && (
        <Card id="bill" title={t('payOrder.bill')}>
          <Bill bill={bill} />
        </Card>
      )}
      <CouponCell store={store} />
      {order.isAutoPay && <Notice tone="brand" text={t('payOrder.autoPay')} />}
      {settlement && <SettlementCard settlement={settlement} currencyCode={order.currencyCode} />}
      <PayBar store={store} currencyCode={order.currencyCode} onPaid={onPaid} />
    </>
  )
})

interface ChangeProps {
  readonly store: PayOrderStore
  readonly currencyCode: string
}

const TotalChanged = observer(function TotalChanged({ store, currencyCode }: ChangeProps) {
  const { totalChange } = store
  if (totalChange === null) return null
  const from = moneyText(totalChange.from, currencyCode)
  const to = moneyText(totalChange.to, currencyCode)
  return <Notice tone="warning" text={t('payOrder.totalChanged', { from, to })} />
})

function factsOf({ code, channel, parcelCount }: LogisticsOrderDetail) {
  return [
    { term: t('payOrder.orderCode'), text: code },
    { term: t('payOrder.channel'), text: channel.displayName },
    { term: t('payOrder.parcels'), text: t('payOrder.parcelsValue', { count: parcelCount }) },
  ]
}
