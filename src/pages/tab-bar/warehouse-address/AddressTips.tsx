import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { Card } from '@/ui/Card'
import { Icon } from '@/ui/Icon'

import './AddressTips.scss'

/** What goes wrong most when people fill in a shop's address form. */
export const AddressTips = observer(function AddressTips() {
  return (
    <Card title={t('warehouse.tipsTitle')}>
      {[t('warehouse.tip1'), t('warehouse.tip2'), t('warehouse.tip3')].map((tip) => (
        <View key={tip} className="address-tip">
          <Icon name="check" size="s" />
          <Text className="address-tip__text">{tip}</Text>
        </View>
      ))}
    </Card>
  )
})
