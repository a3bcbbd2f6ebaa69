import { View } from '@tarojs/components'

import type { IconName } from './iconNames'
import { semantics } from '../control/semantics'

import './Icon.scss'

interface Props {
  readonly name: IconName
  readonly size?: 's' | 'm' | 'l'
}

/** A line icon in the colour of the text around it. Says nothing to screen readers: its neighbour does. */
export function Icon({ name, size = 'm' }: Props) {
  return <View className={`icon icon--${size} icon--${name}`} {...semantics({ isHidden: true })} />
}
