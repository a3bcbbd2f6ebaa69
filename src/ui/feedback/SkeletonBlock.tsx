import { View } from '@tarojs/components'

import { semantics } from '../control/semantics'

import './SkeletonBlock.scss'

interface Props {
  readonly width?: 'short' | 'long' | 'full'
  readonly shape?: 'line' | 'picture' | 'block'
}

/** Placeholder for content that is loading. */
export function SkeletonBlock({ width = 'full', shape = 'line' }: Props) {
  return (
    <View className={`skeleton skeleton--${shape} skeleton--${width}`} {...semantics({ isDrawing: true })} />
  )
}
