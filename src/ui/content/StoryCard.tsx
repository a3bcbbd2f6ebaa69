import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { assetUrl } from '@/platform/build/assetUrl'

import { Pressable } from '../control/Pressable'
import type { IconName } from '../media/iconNames'
import { Icon } from '../media/Icon'
import { Picture } from '../media/Picture'

import './StoryCard.scss'

interface Props {
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly picture: string | null
  /** Shown if there's no picture. */
  readonly icon: IconName
  /** Below the summary, e.g. the day. */
  readonly note: string
  /** Before the note, e.g. a tag. */
  readonly mark?: ReactNode
  readonly onClick: () => void
}

/** An article or announcement in a list. */
export function StoryCard({ id, title, summary, picture, icon, note, mark, onClick }: Props) {
  return (
    <Pressable id={id} className="story-card" onClick={onClick}>
      <View className="story-card__words">
        <Text className="story-card__title">{title}</Text>
        <Text className="story-card__summary">{summary}</Text>
        <View className="story-card__foot">
          {mark}
          <Text className="story-card__note">{note}</Text>
        </View>
      </View>
      {picture === null ? (
        <View className="story-card__picture story-card__picture--none">
          <Icon name={icon} size="l" />
        </View>
      ) : (
        <Picture className="story-card__picture" src={assetUrl(picture)} fit="cover" isLazy />
      )}
    </Pressable>
  )
}

/** The cards of a list: two beside each other on desktops. */
export function StoryCards({ children }: { readonly children: ReactNode }) {
  return <View className="story-cards">{children}</View>
}
