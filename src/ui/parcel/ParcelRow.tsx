import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { timeText } from '@/i18n/timeText'
import { numberText, picturesOf, type Parcel } from '@/model/parcel/parcel'
import { formatNumber } from '@/model/format/formatNumber'
import { assetUrl } from '@/platform/build/assetUrl'

import { ParcelTag } from './ParcelTag'
import { RowCard, type RowCardProps } from '../list/RowCard'

interface Props extends Pick<RowCardProps, 'gestures' | 'role' | 'isSelected' | 'mark' | 'isEven'> {
  readonly parcel: Parcel
  readonly onOpen: (id: string) => void
}

/** A parcel in a list: name, number, status and weight. */
export const ParcelRow = observer(function ParcelRow({ parcel, onOpen, ...row }: Props) {
  const { id } = parcel
  const [picture] = picturesOf(parcel)
  return (
    <RowCard
      id={`parcel-${id}`}
      icon="parcel"
      picture={picture && assetUrl(picture)}
      title={parcel.declaredName ?? t('parcel.unnamed')}
      number={numberText(parcel)}
      status={<ParcelTag parcel={parcel} />}
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
