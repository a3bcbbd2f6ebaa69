import { Text, View } from '@tarojs/components'

import { Pressable } from './Pressable'

import './ChipGroup.scss'

interface Props {
  readonly options: readonly { readonly key: string; readonly text: string }[]
  readonly selected: readonly string[]
  readonly onToggle: (key: string) => void
}

/** A few short choices side by side. */
export function ChipGroup({ options, selected, onToggle }: Props) {
  if (options.length === 0) return null
  return (
    <View className="chip-group">
      {options.map(({ key, text }) => {
        const isSelected = selected.includes(key)
        return (
          <Pressable
            key={key}
            role="checkbox"
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
