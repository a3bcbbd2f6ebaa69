import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { nextParcelStep, type NextParcelStep, type TodoSummary } from '@/model/content/todo'
import { ParcelStatus } from '@/model/enumerations/parcel'
import { formatMeasure } from '@/model/format/formatMeasure'
import { compareAmounts, moneyText } from '@/model/money/money'
import { openPage } from '@/navigation/navigate'
import { useStores } from '@/stores/StoresContext'
import { Button } from '@/ui/control/Button'

import { StorageLine } from './StorageLine'

import './NowCard.scss'

/** Where the customer's parcels stand, in one line, and the one thing to do next. */
export const NowCard = observer(function NowCard() {
  const summary = useStores().todo.summary.value
  if (!summary) return null
  const step = nextParcelStep(summary)
  const { firstStorage } = summary.parcels
  return (
    <View className="now-card">
      <View className="now-card__head">
        <View className="now-card__words">
          <Text className="now-card__title">{titleOf(summary)}</Text>
          <Text className="now-card__hint">{hintOf(summary, step)}</Text>
        </View>
        <Button id={`now-${step}`} size="m" kind="secondary" onClick={() => void take(step)}>
          {t(`home.now.${step}`)}
        </Button>
      </View>
      {firstStorage && <StorageLine storage={firstStorage} />}
    </View>
  )
})

function titleOf({ parcels, undeclared }: TodoSummary): string {
  const { inWarehouse, weight, onTheWay } = parcels
  if (inWarehouse > 0) return t('home.nowStored', { count: inWarehouse, weight: formatMeasure(weight) })
  if (undeclared.count > 0) return t('home.nowArrived', { count: undeclared.count })
  return onTheWay > 0 ? t('home.nowComing', { count: onTheWay }) : t('home.nowNothing')
}

function hintOf({ parcels: { shippable: count, lowestPrice } }: TodoSummary, step: NextParcelStep): string {
  if (step !== 'ship' || !lowestPrice) return t(`home.nowHint.${step}`, { count })
  const { amount, aloneAmount, saving, currencyCode, regionGroupDisplayName: place } = lowestPrice
  const price = moneyText(amount, currencyCode)
  if (aloneAmount !== null && saving !== null && compareAmounts(saving, '0') > 0) {
    const alone = moneyText(aloneAmount, currencyCode)
    return t('home.nowSaving', { count, price, alone, saving: moneyText(saving, currencyCode) })
  }
  return t('home.nowPrice', { count, place, method: lowestPrice.shippingMethodTypeDisplayName, price })
}

function take(step: NextParcelStep): Promise<void> {
  if (step === 'declare') return openPage('undeclaredParcel')
  if (step === 'begin') return openPage('createParcel')
  if (step === 'watch') return openPage('parcelList', { status: String(ParcelStatus.NotArrival) })
  return openPage('selectToSubmit')
}
