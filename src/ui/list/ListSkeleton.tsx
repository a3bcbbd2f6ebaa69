import { View } from '@tarojs/components'

import { SkeletonBlock } from '../feedback/SkeletonBlock'

import './ListSkeleton.scss'

/** Placeholder for a list of row cards. */
export function ListSkeleton({ rows = 5 }: { readonly rows?: number }) {
  return (
    <View className="list-skeleton">
      {Array.from({ length: rows }, (_, row) => (
        <View key={row} className="list-skeleton__row">
          <SkeletonBlock shape="picture" />
          <View className="list-skeleton__words">
            <SkeletonBlock width="long" />
            <SkeletonBlock width="short" />
          </View>
        </View>
      ))}
    </View>
  )
}
