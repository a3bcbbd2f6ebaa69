import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { Pressable } from '@/ui/control/Pressable'
import { SectionHead } from '@/ui/layout/SectionHead'

import './FigureRow.scss'

export interface Figure {
  readonly id: string
  readonly name: string
  /** A number, or an icon with one. */
  readonly figure: ReactNode
  /** Opens what is counted: a figure that leads nowhere is not shown. */
  readonly onOpen: () => void
}

interface Props {
  /** Without a title, lines separate the figures. */
  readonly title?: string
  readonly action?: { readonly id: string; readonly text: string; readonly onClick: () => void }
  readonly figures: readonly Figure[]
}

/** A card with figures side by side, each linking to what it counts. */
export function FigureRow({ title, action, figures }: Props) {
  return (
    <View className={`figure-row${title === undefined ? ' figure-row--account' : ''}`}>
      {title !== undefined && <SectionHead title={title} action={action} />}
      <View className="figure-row__figures">
        {figures.map(({ id, name, figure, onOpen }) => (
          <Pressable key={id} id={id} className="figure-row__item" onClick={onOpen}>
            <View className="figure-row__figure">{figure}</View>
            <Text className="figure-row__name">{name}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  )
}
