import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { timeText } from '@/i18n/timeText'
import { numberText, picturesOf, type Parcel } from '@/model/parcel'
import { parcelTone } from '@/model/parcelGuidance'
import { formatNumber } from '@/model/formatNumber'
import { assetUrl } from '@/platform/assetUrl'

import { RowCard, type RowCardProps } from './RowCard'
import { StatusTag } from './StatusTag'

interface Props extends Pick<RowCardProps, 'gestures' | 'role' | 'isSelected' | 'mark' | 'isEven'> {
  readonly parcel: Parcel
  readonly onOpen: (id: string) => void
}

/** A parcel in a list: what it is, its number, where it is, and how heavy. */
export const ParcelRow = observer(function ParcelRow({ parcel, onOpen, ...row }: Props) {
  const { id, isDeclared } = parcel
  const [picture] = picturesOf(parcel)
  return (
    <RowCard
      id={`parcel-${id}`}
      icon="parcel"
      picture={picture && assetUrl(picture)}
      title={parcel.declaredName ?? t('parcel.undeclared')}
      number={numberText(parcel)}
      status={
        <StatusTag
          tone={parcelTone(parcel)}
          text={isDeclared ? parcel.statusDisplayName : t('parcel.undeclared')}
        />
      }
      meta={metaOf(parcel)}
      onClick={() => onOpen(id)}
      {...row}
    />
  )
})

function metaOf({ weight, itemQuantity, creationTime }: Parcel): string {
  return [
    weight === null ? t('parcel.notWeighed') : t('parcel.weightKg', { weight: formatNumber(weight) }),
    itemQuantity === null ? '' : t('parcel.itemCount', { count: itemQuantity }),
    timeText(creationTime),
  ]
    .filter((part) => part !== '')
    .join(' · ')
}
