import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import { formatDateTime } from '@/model/format/relativeTime'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { volumeWeightParts } from '@/model/parcel/parcelCare'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { FigureGrid } from '@/ui/layout/FigureGrid'
import { Evidence } from '@/ui/media/Evidence'

import './MeasuresCard.scss'

/** The warehouse's photos and measurements; nothing until the parcel is weighed. */
export const MeasuresCard = observer(function MeasuresCard({ parcel }: { parcel: ParcelDetail }) {
  if (parcel.weight === null) return null
  return (
    <View className="measures" id="parcel-measures">
      <Photos parcel={parcel} />
      <View className="measures__figures">
        <FigureGrid figures={figuresOf(parcel)} />
        <Computation parcel={parcel} />
      </View>
    </View>
  )
})

const Photos = observer(function Photos({ parcel }: { parcel: ParcelDetail }) {
  const { inboundImages, warehouseDisplayName: warehouse, storage } = parcel
  const weighedAt = (time: Date) => t('parcel.weighedAt', { time: formatDateTime(time), warehouse })
  if (inboundImages.length === 0) {
    return storage && <Text className="measures__time">{weighedAt(storage.inboundTime)}</Text>
  }
  const urls = inboundImages.map(({ url }) => assetUrl(url))
  return (
    <View className="measures__photos">
      <Evidence
        photos={inboundImages.map(({ url, time }) => ({
          url: assetUrl(url),
          caption: time ? weighedAt(time) : warehouse,
        }))}
        viewText={t('parcel.viewPhoto')}
        onPreview={(index) => previewImages(urls, index)}
      />
    </View>
  )
})

/** How the volumetric weight is calculated, so the customer can check it. */
const Computation = observer(function Computation({ parcel }: { parcel: ParcelDetail }) {
  const parts = volumeWeightParts(parcel)
  if (!parts) return null
  return (
    <View className="measures__computation">
      <Text id="volume-computation" className="measures__formula">
        {t('care.volumeComputation', { ...parts })}
      </Text>
      <Text className="measures__hint">{t('care.volumeHint')}</Text>
    </View>
  )
})

/** The figures that are known. */
function figuresOf(parcel: ParcelDetail) {
  const { weight, volumeWeight, volume } = parcel
  return [
    { label: t('parcel.actualWeight'), value: weight === null ? null : formatNumber(weight), unit: 'kg' },
    {
      label: t('parcel.volumeWeight'),
      value: volumeWeight === null ? null : formatNumber(volumeWeight),
      unit: 'kg',
    },
    { label: t('parcel.size'), value: sizeText(parcel), unit: 'cm' },
    { label: t('parcel.volume'), value: volume === null ? null : formatNumber(volume, 4), unit: 'm³' },
  ].flatMap(({ value, ...figure }) => (value === null ? [] : [{ ...figure, value }]))
}

function sizeText({ length, width, height }: ParcelDetail): string | null {
  const sides = [length, width, height]
  return sides.includes(null) ? null : sides.join(' × ')
}
