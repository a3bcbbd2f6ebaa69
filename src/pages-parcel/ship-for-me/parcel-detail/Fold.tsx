import { Text, View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'

import { Icon } from '@/ui/media/Icon'
import { Pressable } from '@/ui/control/Pressable'

import './Fold.scss'

interface Props {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** Collapsible section for content that only some customers need. */
export function Fold({ id, title, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <View className={`fold ${isOpen ? 'fold--open' : ''}`}>
      <Pressable id={id} className="fold__head" isExpanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Text className="fold__title">{title}</Text>
        <View className="fold__arrow">
          <Icon name="chevron-down" size="s" />
        </View>
      </Pressable>
      {isOpen && children}
    </View>
  )
}
