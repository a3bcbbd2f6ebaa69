import { Input, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useState, type ReactNode } from 'react'

import { t } from '@/i18n'

import { Icon } from '../media/Icon'
import { inputAttributes, type TextFieldType } from './inputAttributes'
import { Pressable } from '../control/Pressable'

import './TextField.scss'

interface Props {
  readonly id: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** Accessible name, for screen readers. */
  readonly label: string
  readonly type?: TextFieldType | undefined
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  readonly suffix?: ReactNode
  readonly isInvalid?: boolean | undefined
  /** HTML's `autocomplete` value. */
  readonly autoComplete?: string | undefined
  readonly onBlur?: (() => void) | undefined
  /** Called on the keyboard's Enter or 完成. */
  readonly onConfirm?: (() => void) | undefined
}

const DEFAULT_MAX_LENGTH = 140

/** Mini program input types. `tel` maps to text, because the number keyboard has no + for a country code. */
const INPUT_TYPES = {
  text: 'text',
  password: 'text',
  email: 'text',
  tel: 'text',
  number: 'number',
  digit: 'digit',
} as const

/** Single-line text field; a password can be shown. */
export function TextField({ id, value, onChange, label, type = 'text', isInvalid, ...rest }: Props) {
  const { placeholder, maxLength, suffix, autoComplete } = rest
  const [isShown, setIsShown] = useState(false)
  const isPassword = type === 'password'

  return (
    <View className={isInvalid ? 'text-field text-field--invalid' : 'text-field'}>
      <Input
        id={id}
        className="text-field__input"
        name={id}
        value={value}
        type={INPUT_TYPES[type]}
        password={isPassword && !isShown}
        placeholder={placeholder ?? ''}
        placeholderClass="text-field__placeholder"
        maxlength={maxLength ?? DEFAULT_MAX_LENGTH}
        {...inputAttributes({ type, label, autoComplete, isInvalid })}
        onInput={({ detail }) => onChange(detail.value)}
        {...listenersOf(rest)}
      />
      {isPassword && <Eye id={`${id}-eye`} isOpen={isShown} onToggle={() => setIsShown(!isShown)} />}
      {suffix !== undefined && <View className="text-field__suffix">{suffix}</View>}
    </View>
  )
}

interface EyeProps {
  readonly id: string
  readonly isOpen: boolean
  readonly onToggle: () => void
}

const Eye = observer(function Eye({ id, isOpen, onToggle }: EyeProps) {
  return (
    <Pressable
      id={id}
      className="text-field__eye"
      role="switch"
      label={t('common.showPassword')}
      isSelected={isOpen}
      onClick={onToggle}
    >
      <Icon name={isOpen ? 'eye-off' : 'eye'} />
    </Pressable>
  )
})

function listenersOf({ onBlur, onConfirm }: Pick<Props, 'onBlur' | 'onConfirm'>) {
  return { ...(onBlur && { onBlur }), ...(onConfirm && { onConfirm }) }
}
