import { View, type ViewProps } from '@tarojs/components'
import type { ReactNode } from 'react'

import { onKeyPress } from './onKeyPress'
import { semantics } from './semantics'

import './Pressable.scss'

export interface PressableProps {
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly id?: string | undefined
  /** For one that shows no words. Never call it `ariaLabel`: Taro renames that attribute on the H5, and it is gone. */
  readonly label?: string | undefined
  readonly role?: 'button' | 'tab' | 'checkbox' | 'radio' | 'switch' | 'link' | undefined
  /** Of a tab or a choice. */
  readonly isSelected?: boolean | undefined
  /** Of something that unfolds more. */
  readonly isExpanded?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly onClick: () => void
  /** What else a finger can do, such as stay. */
  readonly gestures?:
    Pick<ViewProps, 'onTouchStart' | 'onTouchMove' | 'onTouchEnd' | 'onTouchCancel'> | undefined
}

/** Anything to tap that is no button by look: told to screen readers, reachable by keyboard on the H5. */
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
