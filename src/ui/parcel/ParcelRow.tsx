import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { parcelNumberText } from '@/i18n/parcelNumberText'
import { timeText } from '@/i18n/timeText'
import { formatNumber } from '@/model/format/formatNumber'
import { moneyText } from '@/model/money/money'
import { ParcelStatus } from '@/model/enumerations/parcel'
import type { Parcel } from '@/model/parcel/parcel'
import { parcelRowNews, storageBar } from '@/model/parcel/parcelRowNews'

import { ParcelPicture } from './ParcelPicture'
import { ParcelTag } from './ParcelTag'
import { StorageBar } from './StorageBar'
import { RowCard, type RowCardProps } from '../list/RowCard'

interface Props extends Pick<
  RowCardProps,
  'gestures' | 'role' | 'isSelected' | 'mark' | 'isEven' | 'action'
> {
  readonly parcel: Parcel
  readonly onOpen: (id: string) => void
}

/** A parcel in a list: what it is, its status, and since when or at what cost. */
export const ParcelRow = observer(function ParcelRow({ parcel, onOpen, ...row }: Props) {
  const { id } = parcel
  const now = new Date()
  const bar =
    parcel.status === ParcelStatus.Inbound && parcel.storage ? storageBar(parcel.storage, now) : null
  return (
    <RowCard
      id={`parcel-${id}`}
      media={<ParcelPicture parcel={parcel} />}
      title={parcel.declaredName ?? t('parcel.unnamed')}
      number={parcelNumberText(parcel)}
      status={<ParcelTag parcel={parcel} />}
      meta={
        row.action === undefined ? metaOf(parcel, now, row.mark !== undefined) : newsText(parcel, now, true)
      }
      metaTone={bar?.tone}
      onClick={() => onOpen(id)}
      {...row}
    >
      {bar && <StorageBar bar={bar} />}
    </RowCard>
  )
})

function metaOf(parcel: Parcel, now: Date, isShort: boolean): string {
  const { weight } = parcel
  const text = newsText(parcel, now, isShort)
  return weight === null ? text : `${t('parcel.weightKg', { weight: formatNumber(weight) })} · ${text}`
}

/** @param isShort leaves room for a button or checkbox */
function newsText(parcel: Parcel, now: Date, isShort: boolean): string {
  const news = parcelRowNews(parcel, now)
  switch (news.kind) {
    case 'stored':
      return isShort || news.days === 0
        ? t('parcel.row.freeDays', { left: news.left })
        : t('parcel.row.stored', { days: news.days, left: news.left })
    case 'lastFreeDay':
      return t('parcel.row.lastFreeDay')
    case 'overdue':
      return t('parcel.row.overdue', { days: news.days, fee: moneyText(news.fee, news.currencyCode) })
    default:
      return t(`parcel.row.${news.kind}`, { time: timeText(news.since, now) })
  }
}
