import { View } from '@tarojs/components'

import { SkeletonBlock } from './SkeletonBlock'

import './DetailSkeleton.scss'

/** Placeholder for a detail page. */
export function DetailSkeleton() {
  return (
    <View className="detail-skeleton">
      {[1, 2, 3].map((card) => (
        <View key={card} className="detail-skeleton__card">
          <SkeletonBlock width="short" />
          <SkeletonBlock shape="block" />
        </View>
      ))}
    </View>
  )
}
