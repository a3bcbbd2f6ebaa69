import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/formatNumber'
import { currencySymbol } from '@/model/money'
import type { ParcelStorage } from '@/model/parcel'
import { storageLeft } from '@/model/parcelGuidance'
import { formatDate } from '@/model/relativeTime'
import { Card } from '@/ui/Card'

import './StorageCard.scss'

/** The storage clock: days left, the last free day, and what a day costs after it. */
export const StorageCard = observer(function StorageCard({ storage }: { storage: ParcelStorage }) {
  const { daysLeft, usedShare } = storageLeft(storage, new Date())
  const isOverdue = daysLeft < 0
  const fee = `${currencySymbol(storage.currencyCode)}${formatNumber(storage.dailyFee)}`
  return (
    <Card
      id="parcel-storage"
      title={t('parcel.storage')}
      aside={
        isOverdue
          ? t('parcel.storageOverdue', { days: -daysLeft })
          : t('parcel.freeDaysLeft', { days: daysLeft })
      }
    >
      <View className="storage-bar">
        <View
          className={`storage-bar__used ${isOverdue ? 'storage-bar__used--overdue' : ''}`}
          style={{ width: `${Math.round(usedShare * 100)}%` }}
        />
      </View>
      <Text className="storage-bar__text">
        {t('parcel.storageUntil', { date: formatDate(storage.freeUntil), fee })}
      </Text>
    </Card>
  )
})
