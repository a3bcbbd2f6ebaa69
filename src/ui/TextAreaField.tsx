import { Textarea, View } from '@tarojs/components'

import { inputAttributes } from './inputAttributes'

import './TextAreaField.scss'

interface Props {
  readonly id: string
  readonly value: string
  readonly maxLength: number
  readonly ariaLabel: string
  readonly onChange: (text: string) => void
  readonly placeholder?: string | undefined
  readonly isInvalid?: boolean | undefined
}

/** Several lines of text. */
export function TextAreaField({
  id,
  value,
  maxLength,
  ariaLabel,
  onChange,
  placeholder = '',
  isInvalid = false,
}: Props) {
  return (
    <View className={`text-area ${isInvalid ? 'text-area--invalid' : ''}`}>
      <Textarea
        id={id}
        className="text-area__input"
        value={value}
        maxlength={maxLength}
        placeholder={placeholder}
        placeholderClass="text-area__placeholder"
        {...inputAttributes({ label: ariaLabel, isInvalid })}
        onInput={({ detail }) => onChange(detail.value)}
      />
    </View>
  )
}
