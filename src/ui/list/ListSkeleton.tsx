import { View } from '@tarojs/components'

import { SkeletonBlock } from '../feedback/SkeletonBlock'

import './ListSkeleton.scss'

interface Props {
  readonly rows?: number
  readonly isGrid?: boolean | undefined
}

/** Placeholder for a list of row cards, or for a grid of cards with a picture. */
export function ListSkeleton({ rows = 5, isGrid = false }: Props) {
  const places = Array.from({ length: rows }, (_, row) => row)
  if (isGrid) return <Grid places={places} />
  return (
    <View className="list-skeleton">
      {places.map((row) => (
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

function Grid({ places }: { readonly places: readonly number[] }) {
  return (
    <View className="list-rows list-rows--grid">
      {places.map((card) => (
        <View key={card} className="list-skeleton__card">
          <View className="list-skeleton__picture" />
          <View className="list-skeleton__foot">
            <SkeletonBlock width="long" />
            <SkeletonBlock width="short" />
          </View>
        </View>
      ))}
    </View>
  )
}
