import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { PaymentMethod } from '@/model/enumerations/funds'
import { semantics } from '@/ui/control/semantics'
import { Icon } from '@/ui/media/Icon'

import './MethodBadge.scss'

/** A payment method's letters in its colour, beside its name. */
export const MethodBadge = observer(function MethodBadge({ method }: { method: PaymentMethod }) {
  return (
    <View className={`method-badge method-badge--${method}`} {...semantics({ isHidden: true })}>
      {method === PaymentMethod.BANK_TRANSFER ? (
        <Icon name="wallet" size="l" />
      ) : (
        <Text>{t(`topUp.badge.${method}`)}</Text>
      )}
    </View>
  )
})
