import { ScrollView, Text, View } from '@tarojs/components'

import { useScrolledTo } from '@/platform/page/useScrolledTo'

import { Pressable } from '../control/Pressable'
import { semantics } from '../control/semantics'

import './StatusTabs.scss'

export interface StatusTab<Key> {
  /** Null for the tab that shows all. */
  readonly key: Key | null
  readonly text: string
  readonly count?: number | null
}

interface Props<Key> {
  readonly tabs: readonly StatusTab<Key>[]
  readonly selected: Key | null
  readonly onSelect: (key: Key | null) => void
}

/** Filters a list by status or category; sticks to the top and scrolls sideways. */
export function StatusTabs<Key extends string | number>({ tabs, selected, onSelect }: Props<Key>) {
  return (
    <View className="status-tabs">
      <ScrollView
        className="status-tabs__scroll"
        scrollX
        enhanced
        showScrollbar={false}
        {...useScrolledTo(idOf(selected))}
      >
        <View className="status-tabs__row" {...semantics({ role: 'tablist' })}>
          {tabs.map(({ key, text, count }) => (
            <Pressable
              key={idOf(key)}
              id={idOf(key)}
              role="tab"
              className={`status-tabs__tab ${key === selected ? 'status-tabs__tab--selected' : ''}`}
              isSelected={key === selected}
              onClick={() => onSelect(key)}
            >
              <Text className="status-tabs__text">{text}</Text>
              {count ? <Text className="status-tabs__count">{String(count)}</Text> : null}
            </Pressable>
          ))}
        </View>
      </ScrollView>
    </View>
  )
}

function idOf(key: string | number | null): string {
  return `tab-${key ?? 'all'}`
}
