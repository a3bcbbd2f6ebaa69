import { Input, View } from '@tarojs/components'

import { Icon } from '../media/Icon'
import { inputAttributes } from '../form/inputAttributes'
import { Pressable } from '../control/Pressable'

import './SearchBox.scss'

interface Props {
  readonly id: string
  readonly value: string
  readonly placeholder: string
  readonly clearText: string
  readonly onChange: (text: string) => void
  /** Called when the customer confirms or clears the text. */
  readonly onSubmit?: ((text: string) => void) | undefined
  /** In characters, 140 by default; -1 for any number. */
  readonly maxLength?: number | undefined
}

export function SearchBox({ id, value, placeholder, clearText, onChange, onSubmit, maxLength }: Props) {
  return (
    <View className="search-box">
      <Icon name="search" />
      <Input
        id={id}
        className="search-box__input"
        value={value}
        confirmType="search"
        placeholder={placeholder}
        placeholderClass="search-box__placeholder"
        {...inputAttributes({ label: placeholder })}
        onInput={({ detail }) => onChange(detail.value)}
        {...(maxLength !== undefined && { maxlength: maxLength })}
        {...(onSubmit && { onConfirm: ({ detail }) => onSubmit(detail.value) })}
      />
      {value !== '' && (
        <Pressable
          id={`${id}-clear`}
          className="search-box__clear"
          label={clearText}
          onClick={() => {
            onChange('')
            onSubmit?.('')
          }}
        >
          <Icon name="clear" />
        </Pressable>
      )}
    </View>
  )
}
