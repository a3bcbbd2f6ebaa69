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
  /** One of several that exclude each other is a radio. */
  readonly role?: 'checkbox' | 'radio'
  readonly isDisabled?: boolean
}

/** One of several options, which can be combined unless it's a radio. */
export function CheckRow({
  id,
  title,
  isChecked,
  onToggle,
  description,
  aside,
  role = 'checkbox',
  isDisabled = false,
}: Props) {
  return (
    <Pressable
      id={id}
      role={role}
      className="check-row"
      isSelected={isChecked}
      isDisabled={isDisabled}
      onClick={onToggle}
    >
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
