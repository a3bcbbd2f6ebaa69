import { View } from '@tarojs/components'
import type { ReactNode } from 'react'

import './Pressable.scss'

interface Props {
  readonly children: ReactNode
  readonly className?: string | undefined
  readonly id?: string | undefined
  /** For one that shows no words. */
  readonly ariaLabel?: string | undefined
  readonly role?: 'button' | 'tab' | 'checkbox' | 'link'
  /** Of a tab or a choice. */
  readonly isSelected?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  readonly onClick: () => void
}

/** Anything to tap that is no button by look: told to screen readers, reachable by keyboard on the H5. */
export function Pressable({
  children,
  className = '',
  id,
  ariaLabel,
  role = 'button',
  isSelected,
  isDisabled = false,
  onClick,
}: Props) {
  const press = isDisabled ? undefined : onClick
  return (
    <View
      className={`pressable ${className}`}
      hoverClass="pressable--pressed"
      {...(id !== undefined && { id })}
      {...(press && { onClick: press })}
      {...accessibility(role, ariaLabel, isSelected, isDisabled)}
      {...keyboard(press)}
    >
      {children}
    </View>
  )
}

/** The same said twice: `aria-*` and `role` for browsers, `ariaRole` and its kin for mini programs. */
function accessibility(role: string, label: string | undefined, isSelected: boolean | undefined, isDisabled: boolean) {
  return {
    role,
    ariaRole: role,
    tabIndex: 0,
    ...(label !== undefined && { 'aria-label': label, ariaLabel: label }),
    ...(isSelected !== undefined && { [role === 'checkbox' ? 'aria-checked' : 'aria-selected']: isSelected }),
    ...(isDisabled && { 'aria-disabled': true }),
  }
}

/** A mini program has no keys to press, and would set the handler up as data for nothing. */
function keyboard(press: (() => void) | undefined) {
  if (process.env.TARO_ENV !== 'h5' || !press) return {}
  return {
    onKeyDown: (event: { key: string; preventDefault: () => void }) => {
      if (event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      press()
    },
  }
}
