import { View } from '@tarojs/components'

import type { IllustrationName } from './illustrationNames'
import { semantics } from '../control/semantics'

import './Illustration.scss'

/** A drawing in three colours that follow the theme. */
export function Illustration({ name }: { readonly name: IllustrationName }) {
  return (
    <View className={`illustration illustration--${name}`} {...semantics({ isDrawing: true })}>
      <View className="illustration__layer illustration__fill" />
      <View className="illustration__layer illustration__accent" />
      <View className="illustration__layer illustration__line" />
    </View>
  )
}
