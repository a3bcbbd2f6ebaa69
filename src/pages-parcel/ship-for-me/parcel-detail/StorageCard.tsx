import { View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import type { ParcelStorage } from '@/model/parcel/parcel'
import { storageTone } from '@/model/parcel/parcelCare'
import { storageLeft } from '@/model/parcel/parcelGuidance'
import { Card } from '@/ui/layout/Card'
import { DescriptionList } from '@/ui/layout/DescriptionList'
import { StatusTag } from '@/ui/feedback/StatusTag'

import { moneyText } from '@/model/money/money'
import { storageText } from '../../_shared/storageText'

import './StorageCard.scss'

/** Storage: days left, last free day, daily fee after that, and the fee accrued so far. */
export const StorageCard = observer(function StorageCard({ storage }: { storage: ParcelStorage }) {
  const { daysLeft, usedShare } = storageLeft(storage, new Date())
  const tone = storageTone(daysLeft)
  const { lastFreeDay, dailyFee, accruedFee, currencyCode } = storage
  return (
    <Card id="parcel-storage" title={t('parcel.storage')}>
      <View className="storage-bar">
        <View
          className={`storage-bar__used storage-bar__used--${tone}`}
          style={{ width: percent(usedShare) }}
        />
      </View>
      <View className="storage-bar__left">
        <StatusTag tone={tone} text={storageText(daysLeft)} />
      </View>
      <DescriptionList
        entries={[
          { term: t('care.lastFreeDay'), text: lastFreeDay },
          { term: t('care.dailyFee'), text: moneyText(dailyFee, currencyCode) },
          { term: t('care.accruedFee'), text: moneyText(accruedFee, currencyCode) },
        ]}
      />
    </Card>
  )
})

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
