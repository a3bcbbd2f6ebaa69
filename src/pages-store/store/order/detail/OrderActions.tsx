import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { storePaymentState, type StoreOrderDetail } from '@/model/store/storeOrder'
import { openPage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { ActionBar } from '@/ui/layout/ActionBar'
import { BarTotal } from '@/ui/money/BarTotal'

/** Pays for the order, or buys the same again. */
export const OrderActions = observer(function OrderActions({ order }: { order: StoreOrderDetail }) {
  const { id, productId, total, currencyCode } = order
  if (storePaymentState(order) === 'due') {
    const due = <BarTotal label={t('storeOrder.total')} amount={total} currencyCode={currencyCode} />
    return (
      <ActionBar left={due}>
        <Button id="pay-order" block onClick={() => void openPage('payStoreOrder', { id })}>
          {t('storeOrder.pay')}
        </Button>
      </ActionBar>
    )
  }
  return (
    <ActionBar>
      <Button
        id="buy-again"
        kind="secondary"
        block
        onClick={() => void openPage('product', { id: productId })}
      >
        {t('storeOrderDetail.buyAgain')}
      </Button>
    </ActionBar>
  )
})
