import { View } from '@tarojs/components'

import { Icon } from './Icon'
import type { IconName } from './iconNames'
import { Picture } from './Picture'

import './PictureBox.scss'

interface Props {
  /** URL of the picture; without it the icon is shown. */
  readonly picture?: string | undefined
  readonly icon: IconName
  readonly size?: 'm' | 'l'
  /** Of the icon's background. */
  readonly tone?: 'brand' | 'neutral'
}

/** A row's picture or icon; the text next to it says the same. */
export function PictureBox({ picture, icon, size = 'm', tone = 'brand' }: Props) {
  const className = `picture-box picture-box--${size} picture-box--${tone}`
  if (picture !== undefined) return <Picture className={className} src={picture} fit="cover" isLazy />
  return (
    <View className={className}>
      <Icon name={icon} size="l" />
    </View>
  )
}
