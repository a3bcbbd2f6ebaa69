import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatNumber } from '@/model/format/formatNumber'
import type { Parcel } from '@/model/parcel/parcel'
import { formatDateTime } from '@/model/format/relativeTime'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { Card } from '@/ui/layout/Card'
import { Evidence } from '@/ui/media/Evidence'
import { FigureGrid } from '@/ui/layout/FigureGrid'

/** Warehouse photos and measurements of an arrived parcel, to help the customer recognize what to declare. */
export const ArrivedCard = observer(function ArrivedCard({ parcel }: { parcel: Parcel }) {
  const { weight, inboundImages } = parcel
  if (weight === null && inboundImages.length === 0) return null
  const photos = inboundImages.map(({ url, time }) => ({
    url: assetUrl(url),
    caption: time ? t('parcel.evidenceTime', { time: formatDateTime(time) }) : '',
  }))
  return (
    <Card title={t('parcel.evidence')} id="arrived-parcel">
      {photos.length > 0 && (
        <Evidence
          photos={photos}
          onPreview={(index) =>
            previewImages(
              photos.map(({ url }) => url),
              index,
            )
          }
        />
      )}
      {weight !== null && (
        <FigureGrid
          figures={[
            { label: t('parcel.actualWeight'), value: formatNumber(weight), unit: 'kg' },
            { label: t('parcel.size'), value: sizeText(parcel), unit: 'cm' },
          ]}
        />
      )}
    </Card>
  )
})

function sizeText({ length, width, height }: Parcel): string {
  return [length, width, height].map((side) => (side === null ? '–' : String(side))).join(' × ')
}
