import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { moneyText } from '@/model/money/money'
import type { WarehouseParcels } from '@/model/order/selectableParcels'
import type { Parcel, ParcelStorage } from '@/model/parcel/parcel'
import { storageTone } from '@/model/parcel/parcelCare'
import { storageLeft } from '@/model/parcel/parcelGuidance'
import { Notice } from '@/ui/feedback/Notice'

/** The parcel that can be shipped and whose free storage ends first, in days. */
export const FirstToExpire = observer(function FirstToExpire({
  groups,
}: {
  readonly groups: readonly WarehouseParcels[]
}) {
  const parcel = groups[0]?.ready[0]
  if (!parcel?.storage) return null
  const { daysLeft } = storageLeft(parcel.storage, new Date())
  const tone = storageTone(daysLeft)
  return (
    <Notice tone={tone === 'neutral' ? 'brand' : 'warning'} text={textOf(parcel, parcel.storage, daysLeft)} />
  )
})

function textOf({ declaredName, expressNumber }: Parcel, storage: ParcelStorage, daysLeft: number): string {
  const name = declaredName ?? expressNumber
  const { dailyFee, accruedFee, currencyCode } = storage
  if (daysLeft < 0) {
    const fee = moneyText(accruedFee, currencyCode)
    return t('select.overdue', { name, days: -daysLeft, fee })
  }
  const fee = moneyText(dailyFee, currencyCode)
  return daysLeft === 0
    ? t('select.lastDay', { name, fee })
    : t('select.daysLeft', { name, days: daysLeft, fee })
}
