import { Image, View } from '@tarojs/components'

import { Icon } from './Icon'
import type { IconName } from './iconNames'
import { imageAttributes } from './imageAttributes'

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
  if (picture !== undefined)
    return <Image className={className} src={picture} mode="aspectFill" lazyLoad {...imageAttributes()} />
  return (
    <View className={className}>
      <Icon name={icon} size="l" />
    </View>
  )
}
