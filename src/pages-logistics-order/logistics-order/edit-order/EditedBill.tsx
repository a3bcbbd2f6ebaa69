import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { Card } from '@/ui/layout/Card'
import { Bill } from '@/ui/money/Bill'

import { ComparedBill } from '../../_shared/ComparedBill'
import { PriceChangeNotice } from '../../_shared/shipping/PriceChangeNotice'

import { comparisonTexts } from './comparisonTexts'
import type { EditOrderStore } from './EditOrderStore'

import '../../_shared/shipping/billNote.scss'

interface Props {
  readonly store: EditOrderStore
  readonly order: LogisticsOrderDetail
}

/** The order's estimate, beside the new one once a change affects it. */
export const EditedBill = observer(function EditedBill({ store, order }: Props) {
  const { bill, isShippingChanged, price } = store
  const before = order.estimatedBill
  return (
    <Card id="order-bill" title={isShippingChanged && bill ? undefined : t('order.sectionBill')}>
      <PriceChangeNotice price={price} />
      {bill && isShippingChanged && <ComparedBill before={before} after={bill} texts={comparisonTexts()} />}
      {bill && !isShippingChanged && <Bill bill={bill} />}
      <Text className="bill-note">{t(bill ? 'order.billNote' : 'order.billNone')}</Text>
    </Card>
  )
})
