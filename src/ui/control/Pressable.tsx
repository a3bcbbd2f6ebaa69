import { View, type ViewProps } from '@tarojs/components'
import type { ReactNode } from 'react'

import { onKeyPress } from './onKeyPress'
import { semantics } from './semantics'

import './Pressable.scss'

export interface PressableProps {
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly id?: string | undefined
  /** Accessible name, for content without text. Not `ariaLabel`: on H5 Taro renames, and so loses, that. */
  readonly label?: string | undefined
  readonly role?: 'button' | 'tab' | 'checkbox' | 'radio' | 'switch' | 'link' | undefined
  /** For tabs and choices. */
  readonly isSelected?: boolean | undefined
  /** For controls that expand and collapse content. */
  readonly isExpanded?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly onClick: () => void
  /** Handlers for other gestures, such as a long press. */
  readonly gestures?:
    Pick<ViewProps, 'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel'> | undefined
}

/** Anything tappable that doesn't look like a button. On H5 it has a role and works with the keyboard. */
export function Pressable({
  children,
  className = '',
  id,
  label,
  role = 'button',
  isSelected,
  isExpanded,
  isDisabled = false,
  onClick,
  gestures,
}: PressableProps) {
  const press = isDisabled ? undefined : onClick
  const state = role === 'tab' ? { isSelected } : { isChecked: isSelected }
  return (
    <View
      className={`pressable ${isDisabled ? 'pressable--disabled ' : ''}${className}`}
      {...(press && { hoverClass: 'pressable--pressed', hoverStayTime: 80, onClick: press })}
      {...(id !== undefined && { id })}
      {...semantics({ role, label, ...state, isExpanded, isDisabled, isFocusable: true })}
      {...onKeyPress(press)}
      {...gestures}
    >
      {children}
    </View>
  )
}
