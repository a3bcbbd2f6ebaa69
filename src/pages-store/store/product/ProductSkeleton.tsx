import { View } from '@tarojs/components'

import { DetailSkeleton } from '@/ui/feedback/DetailSkeleton'

/** Stands where the gallery and the cards will be. */
export function ProductSkeleton() {
  return (
    <View className="product">
      <View className="gallery">
        <View className="gallery__picture" />
      </View>
      <View className="product-body">
        <DetailSkeleton />
      </View>
    </View>
  )
}
