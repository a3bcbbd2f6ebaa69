import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import './ActionBar.scss'

interface Props {
  readonly children: ReactNode
  /** Left of the action, e.g. the total. */
  readonly left?: ReactNode
  /** Above the action, e.g. why it can't be done yet; one or two lines. */
  readonly note?: string | undefined
}

/** The page's main action, fixed at the bottom; reserves space so that it covers no content. */
export function ActionBar({ children, left, note }: Props) {
  const isNoted = note !== undefined && note !== ''
  return (
    <>
      <View className={`action-bar__space ${isNoted ? 'action-bar__space--noted' : ''}`} />
      <View className="action-bar">
        <View className="action-bar__column">
          {isNoted && <Text className="action-bar__note">{note}</Text>}
          <View className="action-bar__main">
            {left !== undefined && <View className="action-bar__left">{left}</View>}
            <View className="action-bar__action">{children}</View>
          </View>
        </View>
      </View>
    </>
  )
}
