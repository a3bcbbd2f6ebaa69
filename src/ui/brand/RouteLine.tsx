import { View } from '@tarojs/components'

import { semantics } from '@/ui/control/semantics'

import './RouteLine.scss'

/** A parcel's way as decoration. Fills the nearest positioned ancestor, which has the brand gradient. */
export function RouteLine() {
  return <View className="route-line" {...semantics({ isDrawing: true })} />
}
