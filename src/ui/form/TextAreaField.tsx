import { Textarea, View } from '@tarojs/components'

import { inputAttributes } from './inputAttributes'

import './TextAreaField.scss'

interface Props {
  readonly id: string
  readonly value: string
  /** In characters. Without it, pasted text isn't cut off. */
  readonly maxLength?: number | undefined
  /** Accessible name, for screen readers. */
  readonly label: string
  readonly onChange: (text: string) => void
  readonly placeholder?: string | undefined
  readonly isInvalid?: boolean | undefined
}

/** The value that means unlimited in WeChat and Taro. */
const NO_LIMIT = -1

export function TextAreaField({
  id,
  value,
  maxLength = NO_LIMIT,
  label,
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
        {...inputAttributes({ label, isInvalid })}
        onInput={({ detail }) => onChange(detail.value)}
      />
    </View>
  )
}
