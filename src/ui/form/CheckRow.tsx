import { Text, View } from '@tarojs/components'

import { CheckMark } from './CheckMark'
import { Pressable } from '../control/Pressable'

import './CheckRow.scss'

interface Props {
  readonly id: string
  readonly title: string
  readonly isChecked: boolean
  readonly onToggle: () => void
  readonly description?: string | undefined
  /** Shown on the right, e.g. the price. */
  readonly aside?: string | undefined
}

/** One of several options that can be combined. */
export function CheckRow({ id, title, isChecked, onToggle, description, aside }: Props) {
  return (
    <Pressable id={id} role="checkbox" className="check-row" isSelected={isChecked} onClick={onToggle}>
      <CheckMark isChecked={isChecked} />
      <View className="check-row__words">
        <Text className="check-row__title">{title}</Text>
        {description !== undefined && description !== '' && (
          <Text className="check-row__description">{description}</Text>
        )}
      </View>
      {aside !== undefined && <Text className="check-row__aside">{aside}</Text>}
    </Pressable>
  )
}
