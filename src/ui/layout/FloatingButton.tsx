import { Text, View } from '@tarojs/components'

import { Icon } from '../media/Icon'
import type { IconName } from '../media/iconNames'
import { Pressable } from '../control/Pressable'

import './FloatingButton.scss'

interface Props {
  readonly id: string
  readonly icon: IconName
  readonly text: string
  readonly onClick: () => void
}

/**
 * The main action of a list, within reach of the thumb. Render it last: it reserves space below the last row.
 */
export function FloatingButton({ id, icon, text, onClick }: Props) {
  return (
    <>
      <View className="floating-button__space" />
      <Pressable id={id} className="floating-button" onClick={onClick}>
        <Icon name={icon} />
        <Text className="floating-button__text">{text}</Text>
      </Pressable>
    </>
  )
}
