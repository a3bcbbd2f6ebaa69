import { View } from '@tarojs/components'

import { SkeletonBlock } from '@/ui/feedback/SkeletonBlock'

import './CardSkeleton.scss'

/** Placeholder for a card with a heading and rows of an icon and words. */
export function CardSkeleton({ rows }: { rows: number }) {
  return (
    <View className="card-skeleton">
      <SkeletonBlock width="short" />
      {Array.from({ length: rows }, (_, row) => (
        <View key={row} className="card-skeleton__row">
          <SkeletonBlock shape="picture" />
          <SkeletonBlock width="long" />
        </View>
      ))}
    </View>
  )
}
