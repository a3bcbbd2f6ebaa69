import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import './ActionBar.scss'

/** The page's main action, stuck to the bottom edge; nothing of the page is hidden behind it. */
export function ActionBar({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <View className="action-bar__space" />
      <View className="action-bar">
        <View className="action-bar__column">{children}</View>
      </View>
    </>
  )
}
