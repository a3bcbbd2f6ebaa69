import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { openPage } from '@/navigation/navigate'
import { openTopUp } from '@/navigation/openTopUp'
import type { Paid } from '@/stores/funds/BalancePayment'
import { Notice } from '@/ui/feedback/Notice'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { PayBar } from '@/ui/money/PayBar'
import { PaymentNotices } from '@/ui/money/PaymentNotices'
import { SettlementCard } from '@/ui/money/SettlementCard'

import { WeighedBill } from '../../_shared/WeighedBill'

import { CouponCell } from './CouponCell'
import type { PayOrderStore } from './PayOrderStore'

interface Props {
  readonly store: PayOrderStore
  readonly order: LogisticsOrderDetail
  readonly onPaid: (paid: Paid) => void
}

/** What an order costs, and what paying it leaves of the balance. */
export const Payment = observer(function Payment({ store, order, onPaid }: Props) {
  const { payment, coupon } = store
  const { bill } = coupon
  const { settlement } = payment
  const { currencyCode } = order
  return (
    <>
      <Card id="paid-order">
        <DescriptionList entries={factsOf(order)} />
      </Card>
      <PaymentNotices payment={payment} currencyCode={currencyCode} />
      {bill && (
        <Card id="bill">
          <WeighedBill order={order} bill={bill} />
        </Card>
      )}
      <CouponCell store={store} />
      {order.isAutoPay && <Notice tone="brand" text={t('payOrder.autoPay')} />}
      {settlement && <SettlementCard settlement={settlement} currencyCode={currencyCode} />}
      <PayBar
        payment={payment}
        currencyCode={currencyCode}
        onPaid={onPaid}
        onTopUp={(amount) => void openTopUp(amount)}
        onFollow={() => void openPage('topupList')}
      />
    </>
  )
})

function factsOf({ code, channel, parcelCount }: LogisticsOrderDetail) {
  return [
    { term: t('payOrder.orderCode'), text: code },
    { term: t('payOrder.channel'), text: channel.displayName },
    { term: t('payOrder.parcels'), text: t('payOrder.parcelsValue', { count: parcelCount }) },
  ]
}
