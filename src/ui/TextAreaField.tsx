import { Textarea, View } from '@tarojs/components'

import { inputAttributes } from './inputAttributes'

import './TextAreaField.scss'

interface Props {
  readonly id: string
  readonly value: string
  readonly maxLength: number
  /** What it asks for, for those who do not see the label. */
  readonly label: string
  readonly onChange: (text: string) => void
  readonly placeholder?: string | undefined
  readonly isInvalid?: boolean | undefined
}

/** Several lines of text. */
export function TextAreaField({
  id,
  value,
  maxLength,
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
