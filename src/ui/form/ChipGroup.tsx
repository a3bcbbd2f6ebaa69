import { Text, View } from '@tarojs/components'

import { Pressable } from '../control/Pressable'

import './ChipGroup.scss'

interface Props {
  readonly options: readonly { readonly key: string; readonly text: string }[]
  readonly selected: readonly string[]
  readonly onToggle: (key: string) => void
  /** Use `radio` if exactly one is always selected. */
  readonly role?: 'checkbox' | 'radio'
}

/** A few short choices in a row. */
export function ChipGroup({ options, selected, onToggle, role = 'checkbox' }: Props) {
  if (options.length === 0) return null
  return (
    <View className="chip-group">
      {options.map(({ key, text }) => {
        const isSelected = selected.includes(key)
        return (
          <Pressable
            key={key}
            role={role}
            className={`chip ${isSelected ? 'chip--selected' : ''}`}
            isSelected={isSelected}
            onClick={() => onToggle(key)}
          >
            <Text>{text}</Text>
          </Pressable>
        )
      })}
    </View>
  )
}
