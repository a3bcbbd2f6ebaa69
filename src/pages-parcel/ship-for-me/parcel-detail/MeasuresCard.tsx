import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import type { ParcelDetail } from '@/model/parcel/parcel'
import { volumeWeightParts } from '@/model/parcel/parcelCare'
import { formatDateTime } from '@/model/format/relativeTime'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { Card } from '@/ui/layout/Card'
import { Evidence } from '@/ui/media/Evidence'
import { FigureGrid } from '@/ui/layout/FigureGrid'

import './MeasuresCard.scss'

/** Warehouse measurements with photos and the time of weighing; nothing until the parcel is weighed. */
export const MeasuresCard = observer(function MeasuresCard({ parcel }: { parcel: ParcelDetail }) {
  const { weight, volumeWeight, volume, inboundImages } = parcel
  if (weight === null) return null
  const urls = inboundImages.map(({ url }) => assetUrl(url))
  const photos = inboundImages.map(({ url, time }) => ({
    url: assetUrl(url),
    caption: time ? t('parcel.evidenceTime', { time: formatDateTime(time) }) : '',
  }))

  return (
    <Card title={t('parcel.evidence')} id="parcel-measures" aside={unseenTime(parcel)}>
      {photos.length > 0 && <Evidence photos={photos} onPreview={(index) => previewImages(urls, index)} />}
      <FigureGrid
        figures={[
          { label: t('parcel.actualWeight'), value: formatNumber(weight), unit: 'kg' },
          { label: t('parcel.volumeWeight'), value: figure(volumeWeight), unit: 'kg' },
          { label: t('parcel.size'), value: sizeText(parcel), unit: 'cm' },
          { label: t('parcel.volume'), value: figure(volume, 4), unit: 'm³' },
        ]}
      />
      <Computation parcel={parcel} />
    </Card>
  )
})

/** How the volumetric weight is calculated, so the customer can check it. */
const Computation = observer(function Computation({ parcel }: { parcel: ParcelDetail }) {
  const parts = volumeWeightParts(parcel)
  if (!parts) return null
  return (
    <>
      <Text id="volume-computation" className="measures__computation">
        {t('care.volumeComputation', { ...parts })}
      </Text>
      <Text className="measures__hint">{t('care.volumeHint')}</Text>
    </>
  )
})

/** Time of weighing, unless a photo already shows it. */
function unseenTime({ inboundImages, storage }: ParcelDetail): string | undefined {
  if (inboundImages.length > 0 || !storage) return undefined
  return t('parcel.evidenceTime', { time: formatDateTime(storage.inboundTime) })
}

function figure(value: number | null, decimals = 2): string {
  return value === null ? '–' : formatNumber(value, decimals)
}

function sizeText({ length, width, height }: ParcelDetail): string {
  return [length, width, height].map((side) => (side === null ? '–' : String(side))).join(' × ')
}
