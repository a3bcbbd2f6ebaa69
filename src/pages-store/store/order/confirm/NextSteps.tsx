import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Card } from '@/ui/layout/Card'

import './NextSteps.scss'

/** What happens once the order is placed. */
export const NextSteps = observer(function NextSteps() {
  const steps = [
    t('confirmStoreOrder.next.pay'),
    t('confirmStoreOrder.next.parcel'),
    t('confirmStoreOrder.next.ship'),
  ]
  return (
    <Card title={t('confirmStoreOrder.next')}>
      {steps.map((text, index) => (
        <View key={text} className="next-step">
          <Text className="next-step__number">{String(index + 1)}</Text>
          <Text className="next-step__text">{text}</Text>
        </View>
      ))}
    </Card>
  )
})
