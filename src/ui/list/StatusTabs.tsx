import { ScrollView, Text, View } from '@tarojs/components'

import { Pressable } from '../control/Pressable'
import { semantics } from '../control/semantics'

import './StatusTabs.scss'

interface Props {
  readonly tabs: readonly { readonly key: string; readonly text: string; readonly count: number | null }[]
  readonly selected: string
  readonly onSelect: (key: string) => void
}

/** Narrows a list down by one status or category; sticks below the bar and scrolls sideways. */
export function StatusTabs({ tabs, selected, onSelect }: Props) {
  return (
    <View className="status-tabs">
      <ScrollView
        className="status-tabs__scroll"
        scrollX
        scrollWithAnimation
        enhanced
        showScrollbar={false}
        scrollIntoView={`tab-${selected}`}
      >
        <View className="status-tabs__row" {...semantics({ role: 'tablist' })}>
          {tabs.map(({ key, text, count }) => (
            <Pressable
              key={key}
              id={`tab-${key}`}
              role="tab"
              className={`status-tabs__tab ${key === selected ? 'status-tabs__tab--selected' : ''}`}
              isSelected={key === selected}
              onClick={() => onSelect(key)}
            >
              <Text className="status-tabs__text">{text}</Text>
              {count !== null && count > 0 && <Text className="status-tabs__count">{String(count)}</Text>}
            </Pressable>
          ))}
        </View>
      </ScrollView>
    </View>
  )
}
