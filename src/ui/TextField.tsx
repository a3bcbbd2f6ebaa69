import { Input, View } from '@tarojs/components'
import { useState, type ReactNode } from 'react'

import { Icon } from './Icon'
import { Pressable } from './Pressable'

import './TextField.scss'

interface Props {
  readonly id: string
  readonly value: string
  readonly onChange: (text: string) => void
  /** What it asks for, for those who do not see the label. */
  readonly ariaLabel: string
  readonly type?: 'text' | 'password' | 'number' | 'digit' | undefined
  readonly placeholder?: string | undefined
  readonly maxLength?: number | undefined
  readonly suffix?: ReactNode
  readonly isInvalid?: boolean | undefined
  /** What a browser may fill in by itself (HTML's autocomplete words). */
  readonly autoComplete?: string | undefined
  readonly onBlur?: (() => void) | undefined
}

const DEFAULT_MAX_LENGTH = 140

/** One line of text; a password can be looked at. */
export function TextField({
  id,
  value,
  onChange,
  ariaLabel,
  type = 'text',
  placeholder = '',
  maxLength = DEFAULT_MAX_LENGTH,
  suffix,
  isInvalid = false,
  autoComplete,
  onBlur,
}: Props) {
  const [isShown, setIsShown] = useState(false)
  const isPassword = type === 'password'

  return (
    <View className={`text-field ${isInvalid ? 'text-field--invalid' : ''}`}>
      <Input
        id={id}
        className="text-field__input"
        name={id}
        value={value}
        type={isPassword ? 'text' : type}
        password={isPassword && !isShown}
        placeholder={placeholder}
        placeholderClass="text-field__placeholder"
        maxlength={maxLength}
        aria-label={ariaLabel}
        {...(autoComplete !== undefined && { autocomplete: autoComplete })}
        onInput={({ detail }) => onChange(detail.value)}
        {...(onBlur && { onBlur })}
      />
      {isPassword && (
        <Pressable
          className="text-field__eye"
          ariaLabel={ariaLabel}
          isSelected={isShown}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} />
        </Pressable>
      )}
      {suffix}
    </View>
  )
}
