import { View } from '@tarojs/components'

import { assetUrl } from '@/platform/build/assetUrl'

import { Icon } from './Icon'
import { Picture } from './Picture'

import './Avatar.scss'

interface Props {
  /** Null if the customer has no picture. */
  readonly picture: string | null
  readonly size: 'm' | 'l'
}

/** The customer's picture or a placeholder. No accessible name, because the customer's name is next to it. */
export function Avatar({ picture, size }: Props) {
  return (
    <View className={`avatar avatar--${size}`}>
      {picture === null ? (
        <Icon name="user" size="l" />
      ) : (
        <Picture className="avatar__picture" src={assetUrl(picture)} fit="cover" />
      )}
    </View>
  )
}
