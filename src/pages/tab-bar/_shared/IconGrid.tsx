import { Text, View } from '@tarojs/components'

import { Pressable } from '@/ui/control/Pressable'
import { Icon } from '@/ui/media/Icon'
import type { IconName } from '@/ui/media/iconNames'

import './IconGrid.scss'

export interface IconLink {
  readonly id: string
  readonly icon: IconName
  readonly text: string
  readonly onOpen: () => void
}

interface Props {
  readonly links: readonly IconLink[]
  /** Draws each icon on a tile, for links that stand on the page and not in a card. */
  readonly isTiled?: boolean
}

/** Links with an icon above a word, four in a row. */
export function IconGrid({ links, isTiled = false }: Props) {
  return (
    <View className={`icon-grid${isTiled ? ' icon-grid--tiled' : ''}`}>
      {links.map(({ id, icon, text, onOpen }) => (
        <Pressable key={id} id={id} className="icon-grid__item" onClick={onOpen}>
          <View className="icon-grid__icon">
            <Icon name={icon} size="l" />
          </View>
          <Text className="icon-grid__text">{text}</Text>
        </Pressable>
      ))}
    </View>
  )
}
