import { Text, View } from '@tarojs/components'
import { useState } from 'react'

import './RollingText.scss'

interface Props {
  /** A figure, with its unit if it has one. */
  readonly text: string
  readonly className: string
}

/** A figure that rolls to its next value, up or down, and stands still when it first appears. */
export function RollingText({ text, className }: Props) {
  const [shown, setShown] = useState({ text, rolls: 0, way: '' })
  if (shown.text !== text) {
    const way = numberIn(text) < numberIn(shown.text) ? 'rolling__text--down' : 'rolling__text--up'
    setShown({ text, rolls: shown.rolls + 1, way })
  }
  return (
    <View className="rolling">
      {/* A new element each time, so that the animation starts again. */}
      <Text key={shown.rolls} className={`${className} rolling__text ${shown.way}`.trim()}>
        {text}
      </Text>
    </View>
  )
}

function numberIn(text: string): number {
  return Number(text.replace(/[^\d.]/g, ''))
}
