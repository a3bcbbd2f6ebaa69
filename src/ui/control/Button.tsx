import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

import { NativeButton } from './NativeButton'
import { Icon } from '../media/Icon'
import type { IconName } from '../media/iconNames'
import { onKeyPress } from './onKeyPress'
import { semantics } from './semantics'

import './Button.scss'

interface Props {
  readonly children: ReactNode
  readonly onClick: () => void
  readonly id?: string | undefined
  readonly kind?: 'primary' | 'secondary' | 'text' | 'danger' | undefined
  readonly size?: 'l' | 'm' | 's' | undefined
  readonly icon?: IconName | undefined
  readonly block?: boolean | undefined
  readonly isBusy?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** Native action that WeChat performs on tap, e.g. opening its share sheet or customer service chat. */
  readonly openType?: 'share' | 'contact' | 'chooseAvatar' | 'getPhoneNumber' | undefined
  /** Receives the result of a native action. */
  readonly onOpened?: ((detail: Readonly<Record<string, unknown>>) => void) | undefined
}

/** At most one primary button per screen. While busy it shows a spinner and ignores taps. */
export function Button(props: Props) {
  const { onClick, id, isBusy = false, isDisabled = false, openType } = props
  const press = isBusy || isDisabled ? undefined : onClick
  const attributes = {
    className: classOf(props),
    ...(id !== undefined && { id }),
    ...(press && { hoverClass: 'button--pressed', hoverStayTime: 80, onClick: press }),
    ...semantics({ role: 'button', isDisabled: !press, isBusy, isFocusable: true }),
    ...onKeyPress(press),
  }
  // Only WeChat's own button can perform native actions; its default look has to be reset.
  if (openType === undefined || !press) {
    return (
      <View {...attributes}>
        <Content {...props} />
      </View>
    )
  }
  return (
    <NativeButton {...attributes} openType={openType} {...openTypeHandlers(props)}>
      <Content {...props} />
    </NativeButton>
  )
}

function openTypeHandlers({ openType, onOpened }: Props) {
  const take = ({ detail }: { detail: object }) => onOpened?.(detail as Readonly<Record<string, unknown>>)
  if (openType === 'chooseAvatar') return { onChooseAvatar: take }
  return openType === 'getPhoneNumber' ? { onGetPhoneNumber: take } : {}
}

function Content({ children, icon, isBusy, size }: Props) {
  return (
    <>
      {isBusy && <View className="button__spinner" />}
      {icon !== undefined && !isBusy && <Icon name={icon} size={size === 's' || size === 'm' ? 's' : 'm'} />}
      <Text className="button__text">{children}</Text>
    </>
  )
}

function classOf({ kind = 'primary', size = 'l', block, isBusy, isDisabled }: Props): string {
  return [
    'button',
    `button--${kind}`,
    `button--${size}`,
    block && 'button--block',
    isBusy && 'button--busy',
    isDisabled && 'button--disabled',
  ]
    .filter(Boolean)
    .join(' ')
}
