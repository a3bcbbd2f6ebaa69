import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import type { StatusTone } from '@/model/parcel/parcelGuidance'

import './StatusHead.scss'

interface Props {
  readonly id: string
  readonly tone: StatusTone
  readonly title: string
  /** Right of the title, e.g. a chip. */
  readonly aside?: ReactNode
  /** What the status means for the customer, with the figure it turns on; a sentence a line. */
  readonly text: string
  /** Below the text, e.g. the steps. */
  readonly children?: ReactNode
}

/** Head of a detail page, tinted by what the status means; it reaches the page's edges on a phone. */
export function StatusHead({ id, tone, title, aside, text, children }: Props) {
  return (
    <View id={id} className={`status-head status-head--${tone}`}>
      <View className="status-head__line">
        <Text className="status-head__title">{title}</Text>
        {aside !== undefined && <View className="status-head__aside">{aside}</View>}
      </View>
      <Text className="status-head__text">{text}</Text>
      {children}
    </View>
  )
}
