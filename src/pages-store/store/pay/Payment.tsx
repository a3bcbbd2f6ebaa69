import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import type { StoreOrderDetail } from '@/model/store/storeOrder'
import { openPage } from '@/navigation/navigate'
import { openTopUp } from '@/navigation/openTopUp'
import type { BalancePayment, Paid } from '@/stores/funds/BalancePayment'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { PayBar } from '@/ui/money/PayBar'
import { PaymentNotices } from '@/ui/money/PaymentNotices'
import { SettlementCard } from '@/ui/money/SettlementCard'

import { GoodsCard } from '../../_shared/GoodsCard'
import { optionText } from '../../_shared/optionText'
import { PayByNotice } from '../../_shared/PayByNotice'

interface Props {
  readonly payment: BalancePayment
  readonly order: StoreOrderDetail
  readonly onPaid: (paid: Paid) => void
}

/** What an order costs, and what paying it leaves of the balance. */
export const Payment = observer(function Payment({ payment, order, onPaid }: Props) {
  const { code, total, currencyCode, productId } = order
  const { settlement } = payment
  return (
    <>
      <PayByNotice until={order.expirationTime} onEnd={payment.load} />
      <PaymentNotices payment={payment} currencyCode={currencyCode} />
      <GoodsCard
        image={order.image}
        name={order.productDisplayName}
        option={optionText(order)}
        price={moneyText(order.unitPrice, currencyCode)}
        onOpen={() => void openPage('product', { id: productId })}
      />
      <Card id="paid-order">
        <DescriptionList
          entries={[
            { term: t('storeOrder.code'), text: code },
            { term: t('storeOrder.total'), text: moneyText(total, currencyCode) },
          ]}
        />
      </Card>
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
