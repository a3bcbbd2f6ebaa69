import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import './ActionBar.scss'

interface Props {
  readonly children: ReactNode
  /** Beside the action, e.g. the total. */
  readonly left?: ReactNode
  /** Above the action, e.g. why it cannot be done yet; a line or two. */
  readonly note?: string | undefined
}

/** The page's main action, stuck to the bottom edge; nothing of the page is hidden behind it. */
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
