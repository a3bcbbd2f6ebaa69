import { Text } from '@tarojs/components'

import { Pressable } from './Pressable'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/iconNames'

import './TextAction.scss'

interface Props {
  readonly id: string
  readonly text: string
  readonly icon: IconName
  readonly onClick: () => void
}

/** A line of text that does something when tapped, such as a number to copy. */
export function TextAction({ id, text, icon, onClick }: Props) {
  return (
    <Pressable id={id} className="text-action" onClick={onClick}>
      <Text>{text}</Text>
      <Icon name={icon} size="s" />
    </Pressable>
  )
}
