import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import './Card.scss'

interface Props {
  readonly children: ReactNode
  readonly id?: string | undefined
  readonly title?: string | undefined
  /** Short text to the right of the title. */
  readonly aside?: string | undefined
}

export function Card({ children, id, title, aside }: Props) {
  return (
    <View className="card" {...(id !== undefined && { id })}>
      {title !== undefined && (
        <View className="card__head">
          <Text className="card__title">{title}</Text>
          {aside !== undefined && <Text className="card__aside">{aside}</Text>}
        </View>
      )}
      {children}
    </View>
  )
}
