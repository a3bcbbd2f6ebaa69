import { Textarea, View } from '@tarojs/components'

import './TextAreaField.scss'

interface Props {
  readonly id: string
  readonly value: string
  readonly maxLength: number
  readonly ariaLabel: string
  readonly onChange: (text: string) => void
}

/** Several lines of text. */
export function TextAreaField({ id, value, maxLength, ariaLabel, onChange }: Props) {
  return (
    <View className="text-area">
      <Textarea
        id={id}
        className="text-area__input"
        value={value}
        maxlength={maxLength}
        aria-label={ariaLabel}
        onInput={({ detail }) => onChange(detail.value)}
      />
    </View>
  )
}
