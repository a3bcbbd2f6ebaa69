import { Text, View } from '@tarojs/components'

import { Card } from '@/ui/layout/Card'
import { Pressable } from '@/ui/control/Pressable'

import './CountGrid.scss'

export interface Count {
  readonly id: string
  readonly name: string
  readonly count: number
  /** Opens what is counted; without it, the count isn't a link. */
  readonly onOpen?: (() => void) | undefined
}

/** A card of counts; hidden when there are none. */
export function CountGrid({ title, counts }: { title: string; counts: readonly Count[] }) {
  if (counts.length === 0) return null
  return (
    <Card title={title}>
      <View className="count-grid">
        {counts.map(({ id, onOpen, ...words }) =>
          onOpen ? (
            <Pressable key={id} id={id} className="count-grid__item" onClick={onOpen}>
              <Texts {...words} />
            </Pressable>
          ) : (
            <View key={id} id={id} className="count-grid__item">
              <Texts {...words} />
            </View>
          ),
        )}
      </View>
    </Card>
  )
}

function Texts({ name, count }: Pick<Count, 'name' | 'count'>) {
  return (
    <>
      <Text className="count-grid__count">{count}</Text>
      <Text className="count-grid__name">{name}</Text>
    </>
  )
}
