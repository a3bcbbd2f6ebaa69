import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t, type MessageKey } from '@/i18n'
import type { PlacedOrder } from '@/model/order/logisticsOrder'
import { moneyText } from '@/model/money/money'
import { closePage, openPage, replacePage } from '@/navigation/navigate'
import { Button } from '@/ui/control/Button'
import { Card } from '@/ui/layout/Card'
import { copyWithToast } from '@/ui/feedback/copyWithToast'
import { SuccessMark } from '@/ui/feedback/SuccessMark'
import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/control/Pressable'
import { semantics } from '@/ui/control/semantics'

import './OrderPlaced.scss'

/** Confirmation with the order code, what happens next and where to go from here. */
export const OrderPlaced = observer(function OrderPlaced({ order }: { order: PlacedOrder }) {
  const { id, code, total, currencyCode, isAutoPay } = order
  return (
    <>
      <View id="order-placed" className="order-placed">
        <SuccessMark />
        <View className="order-placed__title" {...semantics({ role: 'alert' })}>
          {t('order.placed')}
        </View>
        <Pressable
          id="copy-code"
          className="order-placed__code"
          label={`${t('order.placedCode')} ${code} ${t('common.copy')}`}
          onClick={() => void copyWithToast(code)}
        >
          <Text>{`${t('order.placedCode')} ${code}`}</Text>
          <Icon name="copy" size="s" />
        </Pressable>
        <Text className="order-placed__total">
          {t('order.placedTotal', { total: moneyText(total, currencyCode) })}
        </Text>
      </View>
      <Card title={t('order.placedNext')}>
        {nextSteps(isAutoPay).map((key, index) => (
          <View key={key} className="order-placed__step">
            <Text className="order-placed__number">{String(index + 1)}</Text>
            <Text className="order-placed__text">{t(key)}</Text>
          </View>
        ))}
      </Card>
      <Button id="to-order" block onClick={() => void replacePage('orderDetail', { id })}>
        {t('order.placedToOrder')}
      </Button>
      <Button id="to-parcels" kind="text" block onClick={() => void closePage('parcelList')}>
        {t('order.placedToParcels')}
      </Button>
      <Button id="to-home" kind="text" block onClick={() => void openPage('home')}>
        {t('order.placedToHome')}
      </Button>
    </>
  )
})

function nextSteps(isAutoPay: boolean) {
  return [
    'order.next.pack',
    'order.next.weigh',
    isAutoPay ? 'order.next.autoPay' : 'order.next.pay',
    'order.next.ship',
  ] as const satisfies readonly MessageKey[]
}
