import { Text, View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'

import { Icon } from '../media/Icon'
import { Pressable } from '../control/Pressable'

import './Collapsible.scss'

interface Props {
  readonly id: string
  readonly title: ReactNode
  readonly children: ReactNode
  readonly isInitiallyOpen?: boolean
  readonly onToggle?: (isOpen: boolean) => void
}

/** A card that shows its content only when its title is tapped. */
export function Collapsible({ id, title, children, isInitiallyOpen = false, onToggle }: Props) {
  const [isOpen, setIsOpen] = useState(isInitiallyOpen)
  const toggle = () => {
    setIsOpen(!isOpen)
    onToggle?.(!isOpen)
  }
  return (
    <View className={`collapsible ${isOpen ? 'collapsible--open' : ''}`}>
      <Pressable id={id} className="collapsible__head" isExpanded={isOpen} onClick={toggle}>
        <Text className="collapsible__title">{title}</Text>
        <View className="collapsible__arrow">
          <Icon name="chevron-down" size="s" />
        </View>
      </Pressable>
      {isOpen && children}
    </View>
  )
}
