import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Card } from './Card'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/iconNames'
import { Pressable } from '../control/Pressable'

import './StatusHead.scss'

interface Line {
  readonly id: string
  readonly text: string
  /** Action on tap, e.g. copy or open; without it the line is plain text. */
  readonly press?: { readonly icon: IconName; readonly onClick: () => void } | undefined
}

interface Props {
  readonly id: string
  readonly title: string
  readonly status: ReactNode
  /** For example the number, and what it belongs to. */
  readonly lines: readonly Line[]
  readonly next: string
  /** Between `lines` and `next`. */
  readonly children?: ReactNode
}

/** Head of a detail page: name, status, and what happens next. */
export function StatusHead({ id, title, status, lines, next, children }: Props) {
  return (
    <Card id={id}>
      <View className="status-head">
        <View className="status-head__title">
          <Text className="status-head__name">{title}</Text>
          {status}
        </View>
        {lines.map((line) => (
          <StatusLine key={line.id} {...line} />
        ))}
        {children}
        <Text className="status-head__next">{next}</Text>
      </View>
    </Card>
  )
}

function StatusLine({ id, text, press }: Line) {
  if (!press) return <Text className="status-head__line">{text}</Text>
  return (
    <Pressable id={id} className="status-head__line" onClick={press.onClick}>
      <Text>{text}</Text>
      <Icon name={press.icon} size="s" />
    </Pressable>
  )
}
