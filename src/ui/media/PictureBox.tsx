import { View } from '@tarojs/components'

import { Icon } from './Icon'
import type { IconName } from './iconNames'
import { Picture } from './Picture'

import './PictureBox.scss'

interface Props {
  /** Address of the picture; the icon stands in where there is none. */
  readonly picture?: string | undefined
  readonly icon: IconName
  readonly size?: 'm' | 'l'
}

/** What a row is about, at a glance; the words beside it say so too. */
export function PictureBox({ picture, icon, size = 'm' }: Props) {
  const className = `picture-box picture-box--${size}`
  if (picture !== undefined) return <Picture className={className} src={picture} fit="cover" isLazy />
  return (
    <View className={className}>
      <Icon name={icon} size="l" />
    </View>
  )
}
