import { Button as NutButton } from '@nutui/nutui-react-taro'
import type { ReactNode } from 'react'

import { Icon } from './Icon'
import type { IconName } from './iconNames'

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
  /** What WeChat does on the tap, e.g. open its share sheet. */
  readonly openType?: 'share' | undefined
}

/** Does something. One primary button a screen; while it works it spins and takes no second tap. */
export function Button({
  children,
  onClick,
  id,
  kind = 'primary',
  size = 'l',
  icon,
  block = false,
  isBusy = false,
  isDisabled = false,
  openType,
}: Props) {
  return (
    <NutButton
      className={`button button--${kind} button--${size}`}
      type={kind === 'primary' ? 'primary' : 'default'}
      block={block}
      loading={isBusy}
      disabled={isDisabled}
      icon={icon && !isBusy ? <Icon name={icon} size={size === 'l' ? 'm' : 's'} /> : null}
      {...(id !== undefined && { id })}
      {...(openType !== undefined && { openType })}
      onClick={() => {
        if (!isBusy && !isDisabled) onClick()
      }}
    >
      {children}
    </NutButton>
  )
}
