import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { AfterSalesCase } from '@/model/care/afterSales'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { Card } from '@/ui/layout/Card'
import { Bill } from '@/ui/money/Bill'

import { WeighedBill } from '../../_shared/WeighedBill'

import './BillCard.scss'

interface Props {
  readonly order: LogisticsOrderDetail
  readonly cases: readonly AfterSalesCase[]
}

/** The estimate beside what it really costs; before the weighing only the estimate, called one. */
export const BillCard = observer(function BillCard({ order, cases }: Props) {
  const { actualBill, estimatedBill } = order
  if (actualBill) {
    return (
      <Card id="order-bill">
        <WeighedBill order={order} bill={actualBill} cases={cases} />
      </Card>
    )
  }
  return (
    <Card id="order-bill" title={t('order.sectionBill')}>
      <Bill bill={estimatedBill} />
      <Text className="estimate-note">{t('order.billNote')}</Text>
    </Card>
  )
})
