import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import './CellGroup.scss'

interface Props {
  readonly children: ReactNode
  readonly title?: string | undefined
}

/** Cells in one card. */
export function CellGroup({ children, title }: Props) {
  return (
    <View className="cell-group">
      {title !== undefined && <Text className="cell-group__title">{title}</Text>}
      <View className="cell-group__rows">{children}</View>
    </View>
  )
}
