import { Text, View } from '@tarojs/components'
import { useState } from 'react'

import { Icon } from '../media/Icon'
import { Pressable } from '../control/Pressable'

import './Timeline.scss'

const COLLAPSED_LENGTH = 5

interface TimelineEntry {
  readonly id: string
  readonly text: string
  /** Below the text, such as a carrier's own words. */
  readonly detail?: string
  /** With the place, if there is one. */
  readonly time: string
}

interface Props {
  /** Newest first. */
  readonly entries: readonly TimelineEntry[]
  readonly moreText: string
  readonly lessText: string
}

/** Events, newest first; shows five until expanded. */
export function Timeline({ entries, moreText, lessText }: Props) {
  const [isUnfolded, setIsUnfolded] = useState(false)
  const shown = isUnfolded ? entries : entries.slice(0, COLLAPSED_LENGTH)
  return (
    <View className="timeline">
      <View>
        {shown.map(({ id, text, detail, time }, index) => (
          <View key={id} className={`timeline__entry ${index === 0 ? 'timeline__entry--latest' : ''}`}>
            <View className="timeline__node" />
            <Text className="timeline__text">{text}</Text>
            {detail !== undefined && <Text className="timeline__detail">{detail}</Text>}
            <Text className="timeline__time">{time}</Text>
          </View>
        ))}
      </View>
      {entries.length > COLLAPSED_LENGTH && (
        <Pressable
          className={`timeline__fold ${isUnfolded ? 'timeline__fold--open' : ''}`}
          isExpanded={isUnfolded}
          onClick={() => setIsUnfolded(!isUnfolded)}
        >
          <Text>{isUnfolded ? lessText : moreText}</Text>
          <View className="timeline__arrow">
            <Icon name="chevron-down" size="s" />
          </View>
        </Pressable>
      )}
    </View>
  )
}
