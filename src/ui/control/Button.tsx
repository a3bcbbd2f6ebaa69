import { Button as TaroButton, Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'

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
  /** What WeChat does on the tap, e.g. open its share sheet or a chat with customer service. */
  readonly openType?: 'share' | 'contact' | 'chooseAvatar' | 'getPhoneNumber' | undefined
  /** What WeChat's sheet gave back. */
  readonly onOpened?: ((detail: Readonly<Record<string, unknown>>) => void) | undefined
}

/** Does something. One primary button a screen; while it works it spins and takes no second tap. */
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
  // Only WeChat's own button opens WeChat's own sheets, and it brings a look that has to be undone.
  if (openType === undefined || !press) {
    return (
      <View {...attributes}>
        <Content {...props} />
      </View>
    )
  }
  return (
    <TaroButton {...attributes} openType={openType} {...answersOf(props)}>
      <Content {...props} />
    </TaroButton>
  )
}

function answersOf({ openType, onOpened }: Props) {
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
