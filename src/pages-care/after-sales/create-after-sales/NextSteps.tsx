import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Card } from '@/ui/layout/Card'

import type { CaseTopic } from './caseTopic'

import './NextSteps.scss'

/** Explains what happens after submitting. */
export const NextSteps = observer(function NextSteps({ topic }: { topic: CaseTopic }) {
  const steps = [t(`afterSales.next.${topic}`), t('afterSales.next.answer'), t('afterSales.next.reply')]
  return (
    <Card title={t('afterSales.next')}>
      {steps.map((step, index) => (
        <View key={step} className="next-steps__step">
          <Text className="next-steps__number">{String(index + 1)}</Text>
          <Text className="next-steps__words">{step}</Text>
        </View>
      ))}
    </Card>
  )
})
