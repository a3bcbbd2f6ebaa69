import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { Card } from '@/ui/layout/Card'
import { Bill } from '@/ui/money/Bill'

import { WeighedBill } from './WeighedBill'

import './BillCard.scss'

/** The estimate beside what it really costs; before the weighing only the estimate, called one. */
export const BillCard = observer(function BillCard({ order }: { order: LogisticsOrderDetail }) {
  const { actualBill, estimatedBill, boxes } = order
  if (actualBill) {
    return (
      <Card id="order-bill">
        <WeighedBill estimate={estimatedBill} actual={actualBill} boxes={boxes} />
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
