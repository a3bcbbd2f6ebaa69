import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ParcelsAtHand } from '@/model/content/todo'
import { moneyText } from '@/model/money/money'
import { storageTone } from '@/model/parcel/parcelCare'
import { storageLeft } from '@/model/parcel/parcelGuidance'

import './StorageLine.scss'

type Storage = NonNullable<ParcelsAtHand['firstStorage']>

/** How much of the free storage is used up, and what it costs after. */
export const StorageLine = observer(function StorageLine({ storage }: { storage: Storage }) {
  const { daysLeft, usedShare } = storageLeft(storage, new Date())
  const tone = storageTone(daysLeft)
  return (
    <View className={`storage-line storage-line--${tone}`}>
      <View className="storage-line__bar">
        <View className="storage-line__used" style={{ width: `${Math.round(usedShare * 100)}%` }} />
      </View>
      <View className="storage-line__texts">
        <Text className="storage-line__left">{leftText(daysLeft)}</Text>
        <Text className="storage-line__fee">{feeText(storage, daysLeft)}</Text>
      </View>
    </View>
  )
})

function leftText(daysLeft: number): string {
  if (daysLeft < 0) return t('home.daysCharged', { days: -daysLeft })
  return daysLeft === 0 ? t('home.freeToday') : t('home.freeDays', { days: daysLeft })
}

function feeText({ dailyFee, accruedFee, currencyCode }: Storage, daysLeft: number): string {
  return daysLeft < 0
    ? t('home.feeSoFar', { fee: moneyText(accruedFee, currencyCode) })
    : t('home.feeAfter', { fee: moneyText(dailyFee, currencyCode) })
}
