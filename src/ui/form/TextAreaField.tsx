import { Textarea, View } from '@tarojs/components'

import { inputAttributes } from './inputAttributes'

import './TextAreaField.scss'

interface Props {
  readonly id: string
  readonly value: string
  /** In signs; without it nothing of what is pasted is cut off. */
  readonly maxLength?: number | undefined
  /** What it asks for, for those who do not see the label. */
  readonly label: string
  readonly onChange: (text: string) => void
  readonly placeholder?: string | undefined
  readonly isInvalid?: boolean | undefined
}

/** As WeChat and Taro have it. */
const NO_LIMIT = -1

/** Several lines of text. */
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
