import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Card } from '@/ui/layout/Card'

import './RulesCard.scss'

/** The rules, in the server's words. */
export const RulesCard = observer(function RulesCard({ rules }: { readonly rules: readonly string[] }) {
  return (
    <Card id="rules" title={t('referral.rules')}>
      {rules.map((rule, index) => (
        <View key={rule} className="referral-rule">
          <Text className="referral-rule__number">{index + 1}</Text>
          <Text className="referral-rule__text">{rule}</Text>
        </View>
      ))}
    </Card>
  )
})
