import { View } from '@tarojs/components'

import type { IconName } from './iconNames'
import { semantics } from '../control/semantics'

import './Icon.scss'

interface Props {
  readonly name: IconName
  readonly size?: 's' | 'm' | 'l'
}

/** A line icon in the text colour. Hidden from screen readers: the text next to it says the same. */
export function Icon({ name, size = 'm' }: Props) {
  return <View className={`icon icon--${size} icon--${name}`} {...semantics({ isDrawing: true })} />
}
