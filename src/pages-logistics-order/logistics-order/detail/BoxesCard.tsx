import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'

import { t } from '@/i18n'
import { formatMeasure } from '@/model/format/formatMeasure'
import { formatDateTime } from '@/model/format/relativeTime'
import type { LogisticsOrderDetail } from '@/model/order/orderDetail'
import { packedWeight, type PackedWeight } from '@/model/order/packedWeight'
import { assetUrl } from '@/platform/build/assetUrl'
import { previewImages } from '@/platform/photo/imagePreview'
import { Card } from '@/ui/layout/Card'
import { Evidence } from '@/ui/media/Evidence'

import './BoxesCard.scss'

/** Weight, size and photos of the packed boxes; nothing until they are weighed. */
export const BoxesCard = observer(function BoxesCard({ order }: { order: LogisticsOrderDetail }) {
  const { boxes, packingPhotos } = order
  if (boxes.length === 0) return null
  const packed = packedWeight(order)
  const urls = packingPhotos.map(({ url }) => assetUrl(url))
  return (
    <Card id="order-boxes" title={t('orderDetail.boxes', { count: boxes.length })}>
      {boxes.map(({ weight, length, width, height }, index) => (
        <View key={index} className="packed-box">
          {boxes.length > 1 && (
            <Text className="packed-box__number">{t('orderDetail.boxNumber', { number: index + 1 })}</Text>
          )}
          <Text className="packed-box__weight">{`${formatMeasure(weight)} kg`}</Text>
          <Text className="packed-box__size">{`${length} × ${width} × ${height}\u00a0cm`}</Text>
        </View>
      ))}
      {packed && <Text className="packed-box__note">{packedText(packed)}</Text>}
      {urls.length > 0 && (
        <Evidence
          photos={packingPhotos.map(({ time }, index) => ({
            url: urls[index] ?? '',
            caption: time ? t('orderDetail.packedAt', { time: formatDateTime(time) }) : '',
          }))}
          viewText={t('orderDetail.viewPhoto')}
          onPreview={(index) => previewImages(urls, index)}
        />
      )}
    </Card>
  )
})

function packedText({ parcels: count, before, now }: PackedWeight): string {
  const kg = { count, before: formatMeasure(before), now: formatMeasure(now) }
  if (before === now) return t('orderDetail.packed.same', kg)
  const difference = formatMeasure(Math.abs(now - before))
  return t(now > before ? 'orderDetail.packed.more' : 'orderDetail.packed.less', { ...kg, difference })
}
