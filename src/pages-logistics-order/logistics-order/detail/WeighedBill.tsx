import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { Bill } from '@/model/order/bill'
import type { PackedBox } from '@/model/order/orderDetail'

import { ComparedBill } from '../../_shared/ComparedBill'

import { causeText, workingText } from './billTexts'

import './WeighedBill.scss'

interface Props {
  readonly estimate: Bill
  readonly actual: Bill
  readonly boxes: readonly PackedBox[]
}

/** The estimate beside the actual bill, with the cause of every difference and how the weight was worked out. */
export const WeighedBill = observer(function WeighedBill({ estimate, actual, boxes }: Props) {
  return (
    <ComparedBill
      before={estimate}
      after={actual}
      texts={{
        title: t('orderDetail.bill'),
        before: t('orderDetail.estimated'),
        after: t('orderDetail.actual'),
        same: t('orderDetail.same'),
        more: (difference) => t('orderDetail.more', { difference }),
        less: (difference) => t('orderDetail.less', { difference }),
        causeOf: ({ cause }) => cause && causeText(cause),
      }}
    >
      <View className="weighed-bill">
        {workingText(actual, boxes).map((text) => (
          <Text key={text} className="weighed-bill__step">
            {text}
          </Text>
        ))}
      </View>
    </ComparedBill>
  )
})
