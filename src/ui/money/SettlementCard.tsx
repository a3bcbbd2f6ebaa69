import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import type { Settlement } from '@/model/money/settlement'

import { Card } from '../layout/Card'

import './SettlementCard.scss'

interface Props {
  readonly settlement: Settlement
  readonly currencyCode: string
}

/** The balance before and after paying, or what it lacks. The page must load the texts of `packages/pay`. */
export const SettlementCard = observer(function SettlementCard({ settlement, currencyCode }: Props) {
  const { balance, total, left, shortfall, isFree } = settlement
  return (
    <Card id="settlement">
      <Line label={t('pay.balance')} amount={moneyText(balance, currencyCode)} />
      {isFree ? (
        <Text className="settlement__free">{t('pay.free')}</Text>
      ) : (
        <Line label={t('pay.toPay')} amount={moneyText(`-${total}`, currencyCode)} />
      )}
      {left !== null && !isFree && (
        <Line label={t('pay.left')} amount={moneyText(left, currencyCode)} tone="result" />
      )}
      {shortfall !== null && (
        <Line label={t('pay.shortfall')} amount={moneyText(shortfall, currencyCode)} tone="danger" />
      )}
    </Card>
  )
})

interface LineProps {
  readonly label: string
  readonly amount: string
  readonly tone?: 'plain' | 'result' | 'danger'
}

function Line({ label, amount, tone = 'plain' }: LineProps) {
  return (
    <View className={`settlement__line settlement__line--${tone}`}>
      <Text className="settlement__label">{label}</Text>
      <Text className="settlement__amount">{amount}</Text>
    </View>
  )
}
