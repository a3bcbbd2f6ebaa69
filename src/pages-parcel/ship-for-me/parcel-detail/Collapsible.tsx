import { Text, View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'

import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/control/Pressable'

import './Collapsible.scss'

interface Props {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** Collapsible section for content that only some customers need. */
export function Collapsible({ id, title, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <View className={`collapsible ${isOpen ? 'collapsible--open' : ''}`}>
      <Pressable id={id} className="collapsible__head" isExpanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Text className="collapsible__title">{title}</Text>
        <View className="collapsible__arrow">
          <Icon name="chevron-down" size="s" />
        </View>
      </Pressable>
      {isOpen && children}
    </View>
  )
}
