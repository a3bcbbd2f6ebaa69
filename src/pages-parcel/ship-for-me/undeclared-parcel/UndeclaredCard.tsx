import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { timeText } from '@/i18n/timeText'
import { formatNumber } from '@/model/format/formatNumber'
import { picturesOf, type Parcel } from '@/model/parcel/parcel'
import { storageTone } from '@/model/parcel/parcelCare'
import { storageLeft } from '@/model/parcel/parcelGuidance'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { Button } from '@/ui/control/Button'
import { ParcelPicture } from '@/ui/parcel/ParcelPicture'
import { Pressable } from '@/ui/control/Pressable'
import { StatusTag } from '@/ui/feedback/StatusTag'

import './UndeclaredCard.scss'

interface Props {
  readonly parcel: Parcel
  readonly onOpen: () => void
  readonly onDeclare: () => void
}

/** Height of a card and the gap below it, in design pixels: `$undeclared-card` + `$space-3`. */
export const UNDECLARED_ROW_HEIGHT = 160

/** An undeclared parcel, with the warehouse's photo to recognize it by and a button to declare it. */
export const UndeclaredCard = observer(function UndeclaredCard({ parcel, onOpen, onDeclare }: Props) {
  const { id, expressNumber, expressCompany } = parcel
  return (
    <View className="undeclared-card" id={`undeclared-${id}`}>
      <View className="undeclared-card__main">
        <Picture parcel={parcel} />
        <Pressable className="undeclared-card__words" onClick={onOpen}>
          {expressCompany && <Text className="undeclared-card__courier">{expressCompany.displayName}</Text>}
          <Text className="undeclared-card__number">{expressNumber}</Text>
          <Text className="undeclared-card__meta">{metaOf(parcel)}</Text>
        </Pressable>
      </View>
      <View className="undeclared-card__foot">
        <View className="undeclared-card__storage">
          <StorageLeft parcel={parcel} />
        </View>
        <Button id={`declare-${id}`} size="m" onClick={onDeclare}>
          {t('care.declareNow')}
        </Button>
      </View>
    </View>
  )
})

const Picture = observer(function Picture({ parcel }: { parcel: Parcel }) {
  const urls = picturesOf(parcel).map(assetUrl)
  const box = <ParcelPicture parcel={parcel} size="l" />
  if (urls.length === 0) return box
  return (
    <Pressable label={t('parcel.photoPreview')} onClick={() => previewImages(urls, 0)}>
      {box}
    </Pressable>
  )
})

/** Free storage starts when the parcel is weighed. */
const StorageLeft = observer(function StorageLeft({ parcel: { storage } }: { parcel: Parcel }) {
  if (!storage) return <StatusTag tone="neutral" text={t('parcel.notWeighed')} />
  const { daysLeft } = storageLeft(storage, new Date())
  return <StatusTag tone={storageTone(daysLeft)} text={storageText(daysLeft)} />
})

function metaOf({ weight, creationTime }: Parcel): string {
  const arrived = t('care.arrived', { time: timeText(creationTime) })
  return weight === null ? arrived : `${t('parcel.weightKg', { weight: formatNumber(weight) })} · ${arrived}`
}

/** @param daysLeft negative once free storage has ended */
function storageText(daysLeft: number): string {
  if (daysLeft < 0) return t('parcel.storageOverdue', { days: -daysLeft })
  return daysLeft === 0 ? t('parcel.row.lastFreeDay') : t('parcel.freeDaysLeft', { days: daysLeft })
}
