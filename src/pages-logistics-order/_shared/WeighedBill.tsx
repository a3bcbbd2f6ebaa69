import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { AfterSalesCase } from '@/model/care/afterSales'
import { orderCaseKinds } from '@/model/care/orderCaseKinds'
import type { Bill } from '@/model/order/bill'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'

import { ComparedBill } from './ComparedBill'
import { LineDifference } from './LineDifference'
import { workingText } from './workingText'

import './WeighedBill.scss'

interface Props {
  readonly order: LogisticsOrderDetail
  /** The order's, or as it would be with another coupon. */
  readonly bill: Bill
  /** The order's after-sales cases, as far as they're known. */
  readonly cases?: readonly AfterSalesCase[]
}

/** The estimate beside the actual bill, with the cause of every difference and how the weight was worked out. */
export const WeighedBill = observer(function WeighedBill({ order, bill, cases = [] }: Props) {
  const canAsk = orderCaseKinds(order).includes('BILL_DISPUTE')
  return (
    <ComparedBill
      before={order.estimatedBill}
      after={bill}
      texts={{
        title: t('billDifference.title'),
        before: t('billDifference.estimated'),
        after: t('billDifference.actual'),
        same: t('billDifference.total.same'),
        more: (difference) => t('billDifference.total.more', { difference }),
        less: (difference) => t('billDifference.total.less', { difference }),
      }}
      renderDifference={(line, index) => (
        <LineDifference
          id={String(index)}
          line={line}
          currencyCode={bill.currencyCode}
          orderId={canAsk ? order.id : null}
          cases={cases}
        />
      )}
    >
      <View className="weighed-bill">
        {workingText(bill, order.boxes).map((text) => (
          <Text key={text} className="weighed-bill__step">
            {text}
          </Text>
        ))}
      </View>
    </ComparedBill>
  )
})
