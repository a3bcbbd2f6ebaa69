import { View } from '@tarojs/components'

import { SkeletonBlock } from '../feedback/SkeletonBlock'

import './ListSkeleton.scss'

interface Props {
  readonly rows?: number
  readonly isGrid?: boolean | undefined
}

/** Placeholder for a list of row cards, or for a grid of cards with a picture. */
export function ListSkeleton({ rows = 5, isGrid = false }: Props) {
  const Placeholder = isGrid ? CardPlaceholder : RowPlaceholder
  return (
    <View className={isGrid ? 'list-rows list-rows--grid' : 'list-skeleton'}>
      {Array.from({ length: rows }, (_, index) => (
        <Placeholder key={index} />
      ))}
    </View>
  )
}

function RowPlaceholder() {
  return (
    <View className="list-skeleton__row">
      <SkeletonBlock shape="picture" />
      <View className="list-skeleton__words">
        <SkeletonBlock width="long" />
        <SkeletonBlock width="short" />
      </View>
    </View>
  )
}

function CardPlaceholder() {
  return (
    <View className="list-skeleton__card">
      <View className="list-skeleton__picture" />
      <View className="list-skeleton__foot">
        <SkeletonBlock width="long" />
        <SkeletonBlock width="short" />
      </View>
    </View>
  )
}
